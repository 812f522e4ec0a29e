import type { BOARD as ENGLISH } from '../en/board.ts'
import type { Translated } from '../message.ts'

export const BOARD: Translated<typeof ENGLISH> = {
  'board.title': 'Runde {round}, {phase} · Startspieler: {who} · Plättchen: {tiles} (Ende: {end})',
  'board.caravan': 'Karawane: Kamele, verlangt, bietet',
  'board.babylon.wants': '1–{maxSold} Waren',
  'board.babylon.offers': 'je {salePoints} P.',
  'board.quality': 'Stufe {quality}',
  'board.temples': 'Tempel: neuester Würfel zuerst',
  'board.groups': 'Gewerbe-Karten mit Preis in Talenten',
  'board.fields': 'Äcker',
  'board.cards': 'Verfügbare Hof-Karten',
  'board.powers': 'Vorrechte',
  'board.power': '{power}: {holder}',
  'board.stocks': 'Vorrat',
  'board.reserve': 'Allgemein',
  'board.points': 'Pkt',
  'board.talents': 'Tal',
  'board.camels': 'Kam',
  'board.cubes': 'Wü',
  'board.tiles': 'Plä',
  'board.track': 'Lei',
  'board.camel': 'k',
  'board.good': 'w',
  'board.legend': `Garten: ( ) Ebene 2, [ ] Ebene 3, '{ }' Ebene 4; %%% bepflanzt; o offene Zone,
  . Zone ohne Wasser. Würfel: B Blau, R Rot, S Schwarz, W Weiß, n neutral.
  Plättchen: Punkte, k Kamel, $ Talent, w Ware, Ba Ka Pa Hof-Karte,
  ? Hof-Karte nach Wahl.
Vorrat: > ist am Zug, 1 Startspieler, - hat gepasst. Karawane: * steht hier.`,

  'result.title': 'Punkte',
  'result.total': 'Summe',
  'result.winner': '{who} gewinnt mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'result.winners': '{names} gewinnen gemeinsam mit je {points, plural, one {# Punkt} other {# Punkten}}.',
}
