/// The idea that a lesson teaches; later lessons list the ones they require.
enum Concept: String, CaseIterable {
  case proposals = "proposals and responses"
  case flexibility = "flexibility"
  case measuring = "measuring and spaces"
  case preferences = "preferences"
  case reduce = "reduce"
  case turns = "turns"
  case anchors = "anchors"
  case conventions = "signs and insets"
  case rubberBand = "the rubber band"
  case phases = "phases"
  case requests = "when a pull is a request"
  case faithfulness = "faithful ports"
  case porting = "porting"
}
