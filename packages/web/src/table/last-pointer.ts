let touched = false

addEventListener('pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'), { capture: true })
addEventListener('keydown', () => (touched = false), { capture: true })

/** Was the last thing that somebody did here a tap with a finger? */
export const wasTouched = (): boolean => touched
