import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createInspection, type Inspected } from '../src/table/tip/inspection.ts'

const element = {} as Element
const thing = (at: string, by: Inspected['by'] = 'mouse'): Inspected => ({ at, element, by })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is pointed at', () => {
  it('is inspected once the mouse has rested there', () => {
    const inspection = createInspection(() => Date.now())
    inspection.look(thing('square b2'))
    vi.advanceTimersByTime(119)
    expect(inspection.get()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(inspection.get()?.at).toBe('square b2')
  })

  it('is inspected at once by keyboard and by touch', () => {
    const inspection = createInspection(() => Date.now())
    inspection.look(thing('square b2', 'focus'))
    expect(inspection.get()?.at).toBe('square b2')
    inspection.look(thing('canal a1-b1', 'touch'))
    expect(inspection.get()?.at).toBe('canal a1-b1')
  })

  it('is left a moment after the mouse leaves, and inspected again at once if it comes back soon', () => {
    const inspection = createInspection(() => Date.now())
    inspection.look(thing('square b2', 'focus'))
    inspection.leave()
    vi.advanceTimersByTime(79)
    expect(inspection.get()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(inspection.get()).toBeUndefined()
    vi.advanceTimersByTime(399)
    inspection.look(thing('square c2'))
    expect(inspection.get()?.at).toBe('square c2')
  })

  it('waits again after a while', () => {
    const inspection = createInspection(() => Date.now())
    inspection.look(thing('square b2', 'focus'))
    inspection.close()
    vi.advanceTimersByTime(400)
    inspection.look(thing('square c2'))
    expect(inspection.get()).toBeUndefined()
  })

  it('stays when the mouse leaves and comes back before it is gone', () => {
    const inspection = createInspection(() => Date.now())
    inspection.look(thing('square b2', 'focus'))
    inspection.leave()
    vi.advanceTimersByTime(40)
    inspection.look(thing('square b2'))
    vi.advanceTimersByTime(1000)
    expect(inspection.get()?.at).toBe('square b2')
  })
})
