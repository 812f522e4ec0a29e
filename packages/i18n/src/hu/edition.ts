import type { EDITION as ENGLISH } from '../en/edition.ts'
import type { Translated } from '../message.ts'

export const EDITION: Translated<typeof ENGLISH> = {
  'edition.fault.object': 'objektum legyen, ne {found}',
  'edition.fault.missing': 'hiányzik',
  'edition.fault.unknown': 'ismeretlen',
  'edition.fault.remark': 'szöveg legyen, vagy nevekhez rendelt szövegek',
  'edition.fault.list': 'lista legyen, ne {found}',
  'edition.fault.length': '{length} eleme legyen, ne {count}',
  'edition.fault.long': 'legfeljebb {max} eleme lehet, nem {count}',
  'edition.fault.integer': 'egész szám legyen {min} és {max} között, ne {found}',
  'edition.fault.boolean': 'true vagy false legyen, ne {found}',
  'edition.fault.name': 'ezek egyike legyen: {names}, ne {found}',
  'edition.fault.more': 'és még {count}',
  'edition.fault.id': '1–40 betűs név legyen',
  'edition.fault.standard': 'a „standard” a 2007-es doboz neve; ennek adj saját nevet',
  'edition.fault.groups':
    '{players} játékossal {cards} lap nem elég {players} csoporthoz, egyenként {size} lappal (R4.1)',
  'edition.fault.fields': 'legalább 1 és legfeljebb {max} mezője legyen, ne {count}',
  'edition.fault.twice': '{name} kétszer szerepel itt',
  'edition.fault.offers': 'két különböző fajta legyen',
  'edition.fault.top-square': '{square} nem maradhat üresen',
  'edition.fault.top-quality': 'a legfelső lapka minősége 3 legyen',
  'edition.fault.tops': 'pontosan egy legfelső lapka legyen, ne {count} (R2.5)',
  'edition.fault.tiles': 'legfeljebb {max} lapka lehet, nem {count}',
  'edition.fault.tile-id':
    'az azonosító 1–16 kisbetűből, számjegyből és közbülső kötőjelből állhat, és nem lehet „unused”',
  'edition.fault.floor':
    '{floor}. szint: {players} játékossal {squares} négyzet van, de csak {tiles} ilyen minőségű lapka (R2.5)',
  'edition.fault.json': 'nem érvényes JSON: {line}. sor, {column}. oszlop',
  'edition.fault.near': 'ismeretlen; erre gondoltál: {name}?',
  'edition.fault.extends': 'csak „{name}” lehet, más kiadás nem egészíthető ki, {found} sem',
  'edition.fault.version': '1 vagy 2 legyen, ne {found}; az újabb változathoz újabb program kell',
  'edition.fault.newer': 'ehhez „version”: {version} kell a fájl elejére',
  'edition.fault.levels': 'legalább 1 és legfeljebb {max} szintje legyen, ne {count}',
  'edition.fault.doubles': 'minFloor vagy sides legyen benne, de csak az egyik',
  'edition.found.list': 'lista',
  'edition.found.object': 'objektum',
}
