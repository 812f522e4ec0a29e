import type { BOARD as ENGLISH } from '../en/board.ts'
import type { Translated } from '../message.ts'

export const BOARD: Translated<typeof ENGLISH> = {
  'board.title': '{round}. forduló, {phase} · kezd: {who} · lapkák: {tiles} (vége: {end})',
  'board.caravan': 'Karaván: teve, mit kér, mit ad',
  'board.babylon.wants': '1–{maxSold} nyersanyag',
  'board.babylon.offers': '{salePoints} pont',
  'board.quality': 'növény {quality}',
  'board.temples': 'Templomok: balra a legújabb kocka',
  'board.groups': 'Mesterséglapok, ár talentumban',
  'board.fields': 'Szántóföldek',
  'board.cards': 'Megmaradt udvarkártyák',
  'board.powers': 'Kiváltságok',
  'board.power': '{power}: {holder}',
  'board.stocks': 'Talon',
  'board.reserve': 'Központi',
  'board.points': 'pt',
  'board.talents': 'tal',
  'board.camels': 'tev',
  'board.cubes': 'koc',
  'board.tiles': 'lap',
  'board.track': 'sáv',
  'board.camel': 't',
  'board.good': 'n',
  'board.legend': `Kert: ( ) 2. szint, [ ] 3. szint, '{ }' 4. szint; %%% beültetve;
  kockák: K kék, P piros, F fekete, H fehér, s semleges;
  o nyitott terület, . terület víz nélkül. Lapkák: pont, t teve, $ talentum,
  n nyersanyag, Ba Ka Pa udvarkártya, ? tetszőleges udvarkártya.
Talon: > ő dönt, 1 kezdőjátékos, - passzolt. Karaván: * itt áll.`,

  'result.title': 'Pontok',
  'result.total': 'Összesen',
  'result.winner': '{who} győzött ({points, plural, one {# pont} other {# pont}}).',
  'result.winners': 'Közös győzelem: {names} ({points, plural, one {# pont} other {# pont}}).',
}
