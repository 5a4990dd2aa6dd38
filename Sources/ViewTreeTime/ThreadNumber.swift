import Dispatch
import Synchronization

/// Numbers of threads, of which no two are the same.
///
/// `pthread_self` is not such a number: the system gives it to a new thread once its thread has ended.
///
/// - Cost: a look at the thread's own storage.
enum ThreadNumber {
  private static let last = Atomic(0)
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// That of the calling thread; never 0.
  static var ofCaller: Int {
    if let known = pthread_getspecific(key) { return Int(bitPattern: known) }
    let number = last.add(1, ordering: .relaxed).newValue
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
    return number
  }
}
