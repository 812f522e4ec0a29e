import type { LEARN as ENGLISH } from '../en/learn.ts'
import type { Translated } from '../message.ts'
import { ABOUT } from './learn/about.ts'
import { AID } from './learn/aid.ts'
import { BOX } from './learn/box.ts'
import { CHALLENGE_LIST } from './learn/challenges.ts'
import { EDITOR } from './learn/editor.ts'
import { EXERCISES } from './learn/exercises.ts'
import { GLOSSARY } from './learn/glossary.ts'
import { GUIDE } from './learn/guide.ts'
import { POSITION } from './learn/position.ts'
import { RULES_BOARD } from './learn/rules-board.ts'
import { RULES_PLAY } from './learn/rules-play.ts'
import { SCREENS } from './learn/screens.ts'
import { WHAT } from './learn/what.ts'
import { spaced } from './spaces.ts'

export const LEARN: Translated<typeof ENGLISH> = spaced({
  ...SCREENS,
  ...RULES_BOARD,
  ...RULES_PLAY,
  ...BOX,
  ...GLOSSARY,
  ...GUIDE,
  ...EXERCISES,
  ...WHAT,
  ...ABOUT,
  ...AID,
  ...CHALLENGE_LIST,
  ...EDITOR,
  ...POSITION,
})
