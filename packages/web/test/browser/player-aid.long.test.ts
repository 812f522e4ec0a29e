import { LANGUAGES } from '@amyitis/i18n'
import { test } from 'vitest'
import { sharedApp } from './app.ts'
import { checkPlayerAid } from './player-aid.ts'

const app = sharedApp()

test.each(LANGUAGES)(
  'the player aid fills one page of A4, with and without the Palace: %s',
  (language) => checkPlayerAid(app(), language),
  240_000,
)
