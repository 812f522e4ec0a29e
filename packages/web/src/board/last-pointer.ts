type Input = 'touch' | 'pointer' | 'key'

let last: Input = 'pointer'

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    last = pointerType === 'touch' ? 'touch' : 'pointer'
  },
  { capture: true },
)
addEventListener(
  'keydown',
  () => {
    last = 'key'
  },
  { capture: true },
)

/** What somebody did last here: a tap with a finger, a click, or a key. */
export const lastInput = (): Input => last

/** Was it a tap with a finger? */
export const wasTouched = (): boolean => last === 'touch'
