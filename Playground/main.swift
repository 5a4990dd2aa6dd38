print("ViewTree")
