import Playground

PlaygroundProgram.main()
