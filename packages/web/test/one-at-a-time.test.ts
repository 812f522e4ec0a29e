import { expect, it } from 'vitest'
import { oneAtATime } from '../src/app/one-at-a-time.ts'

it('starts nothing more for a double click, but again afterwards, even after a failure', async () => {
  const started: string[] = []
  let end: { resolve(): void; reject(): void } | undefined
  const start = oneAtATime((name: string) => {
    started.push(name)
    return new Promise<string>((resolve, reject) => {
      end = { resolve: () => resolve(name), reject: () => reject(new Error(name)) }
    })
  })
  const both = [start('first'), start('second')]
  end?.resolve()
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  const failing = start('third')
  end?.reject()
  await expect(failing).rejects.toThrow('third')
  const last = start('fourth')
  end?.resolve()
  expect(await last).toBe('fourth')
  expect(started).toEqual(['first', 'third', 'fourth'])
})
