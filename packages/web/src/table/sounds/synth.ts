/** Notes of a tiny synthesiser: frequency in hertz, start and length in seconds, loudness from 0 to 1. */
export interface Note {
  readonly pitch: number
  readonly at: number
  readonly length: number
  readonly loud: number
  readonly shape: OscillatorType
}

interface Instrument {
  readonly context: AudioContext
  readonly volume: GainNode
}

let instrument: Instrument | undefined

/** Everything goes through a filter that takes the edge off, and a short echo like that of a courtyard. */
function tune(context: AudioContext): Instrument {
  const volume = context.createGain()
  const soft = context.createBiquadFilter()
  const delay = context.createDelay(0.5)
  const echo = context.createGain()
  soft.type = 'lowpass'
  soft.frequency.value = 2200
  delay.delayTime.value = 0.13
  echo.gain.value = 0.22
  volume.connect(soft).connect(context.destination)
  soft.connect(delay).connect(echo).connect(delay)
  echo.connect(context.destination)
  return { context, volume }
}

/** Before the first gesture a browser lets nothing sound, and says so in its console. */
const mayStart = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Plays some notes; silently fails where there is no sound to be had. */
export function sound(notes: readonly Note[], volume: number): void {
  if (notes.length === 0 || volume === 0 || !mayStart()) return
  try {
    instrument ??= tune(new AudioContext())
    const { context } = instrument
    void context.resume()
    instrument.volume.gain.value = volume * volume
    const now = context.currentTime
    for (const { pitch, at, length, loud, shape } of notes) {
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.type = shape
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, now + at)
      gain.gain.linearRampToValueAtTime(loud * 0.5, now + at + 0.015)
      gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length)
      tone.connect(gain).connect(instrument.volume)
      tone.start(now + at)
      tone.stop(now + at + length)
    }
  } catch {
    instrument = undefined
  }
}
