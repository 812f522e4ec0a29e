import { LEVELS, type Level, STRENGTHS } from '@amyitis/bots'
import type { Text } from '@amyitis/i18n/app'
import adaguppi from './portraits/adaguppi.svg'
import amyitis from './portraits/amyitis.svg'
import ardiya from './portraits/ardiya.svg'
import balasi from './portraits/balasi.svg'
import gimillu from './portraits/gimillu.svg'
import iltani from './portraits/iltani.svg'
import kidinnu from './portraits/kidinnu.svg'
import kubaba from './portraits/kubaba.svg'
import nidintu from './portraits/nidintu.svg'
import rimut from './portraits/rimut.svg'
import shumi from './portraits/shumi.svg'
import ubartu from './portraits/ubartu.svg'

const PORTRAITS: Readonly<Record<Level, string>> = {
  random: shumi,
  apprentice: iltani,
  gardener: balasi,
  merchant: kubaba,
  engineer: rimut,
  boatman: ardiya,
  harpist: nidintu,
  physician: ubartu,
  judge: gimillu,
  priest: kidinnu,
  oracle: adaguppi,
  amyitis,
}

/** A bot as a person of Babylon. */
export interface Character {
  readonly level: Level
  readonly name: string
  readonly epithet: string
  /** One line about how it plays. */
  readonly style: string
  /** The address of the picture. */
  readonly portrait: string
  /** The place among the levels, from 1. */
  readonly rank: number
  /** From the arena. */
  readonly strength: number
}

export const portraitOf = (level: Level): string => PORTRAITS[level]
export const rankOf = (level: Level): number => LEVELS.indexOf(level) + 1

const characterOf = (text: Text, level: Level): Character => ({
  level,
  name: text.t(`level.${level}.name`),
  epithet: text.t(`level.${level}.epithet`),
  style: text.t(`level.${level}.style`),
  portrait: PORTRAITS[level],
  rank: rankOf(level),
  strength: STRENGTHS[level],
})

/** All of them, weakest first. */
export const charactersOf = (text: Text): Character[] => LEVELS.map((level) => characterOf(text, level))
