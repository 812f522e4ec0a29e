/** Notes of a tiny synthesiser: frequency in hertz, start and length in seconds, loudness from 0 to 1. */
export interface Note {
  readonly pitch: number
  readonly at: number
  readonly length: number
  readonly loud: number
  readonly shape: OscillatorType
}

let context: AudioContext | undefined

/** Plays some notes; silently fails where there is no sound to be had. */
export function sound(notes: readonly Note[]): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const now = context.currentTime
    for (const { pitch, at, length, loud, shape } of notes) {
      const [tone, gain] = [context.createOscillator(), context.createGain()]
      tone.type = shape
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, now + at)
      gain.gain.linearRampToValueAtTime(loud * 0.2, now + at + 0.01)
      gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length)
      tone.connect(gain).connect(context.destination)
      tone.start(now + at)
      tone.stop(now + at + length)
    }
  } catch {
    context = undefined
  }
}
