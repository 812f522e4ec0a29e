import { STANDARD } from '@amyitis/engine'
import { beforeEach, expect, it, vi } from 'vitest'
import { editionAside, keepOwnEdition, ownEdition, putAside } from '../src/app/new/own-edition.ts'

const mine = { ...STANDARD, id: 'mine', tokens: { ...STANDARD.tokens, camels: 11 } }
const linked = { ...STANDARD, id: 'linked', tokens: { ...STANDARD.tokens, camels: 13 } }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

function open(edition: typeof mine) {
  putAside(edition)
  keepOwnEdition(edition)
}

it('an edition from a link does not erase the own one, even if the link is opened twice', () => {
  keepOwnEdition(mine)
  open(linked)
  open(linked)
  expect(ownEdition()).toMatchObject({ id: 'linked', tokens: { camels: 13 } })
  expect(editionAside()).toMatchObject({ id: 'mine', tokens: { camels: 11 } })
})

it('going back exchanges the two', () => {
  keepOwnEdition(mine)
  open(linked)
  open(mine)
  expect(ownEdition()).toMatchObject({ id: 'mine' })
  expect(editionAside()).toMatchObject({ id: 'linked' })
})

it('a standard box leaves nothing to put aside', () => {
  open(linked)
  expect(editionAside()).toBeUndefined()
})
