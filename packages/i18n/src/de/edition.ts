import type { EDITION as ENGLISH } from '../en/edition.ts'
import type { Translated } from '../message.ts'

export const EDITION: Translated<typeof ENGLISH> = {
  'edition.fault.object': 'muss ein Objekt sein, nicht {found}',
  'edition.fault.missing': 'fehlt',
  'edition.fault.unknown': 'ist unbekannt',
  'edition.fault.remark': 'muss ein Text sein oder mehrere benannte Texte',
  'edition.fault.list': 'muss eine Liste sein, nicht {found}',
  'edition.fault.length': 'muss {length} Einträge haben, nicht {count}',
  'edition.fault.long': 'darf höchstens {max} Einträge haben, nicht {count}',
  'edition.fault.integer': 'muss eine ganze Zahl von {min} bis {max} sein, nicht {found}',
  'edition.fault.boolean': 'muss true oder false sein, nicht {found}',
  'edition.fault.name': 'muss eines davon sein: {names}; nicht {found}',
  'edition.fault.more': 'und {count} weitere',
  'edition.fault.id': 'muss ein Name aus 1 bis 40 Buchstaben sein',
  'edition.fault.standard':
    '„standard“ heißt die Ausgabe von 2007; diese hier ist eine andere und braucht einen eigenen Namen',
  'edition.fault.groups':
    '{cards, plural, one {# Karte reicht} other {# Karten reichen}} bei {players} Spielern nicht für {players} Gruppen zu {size} (R4.1)',
  'edition.fault.fields': 'muss 1 bis {max} Äcker haben, nicht {count}',
  'edition.fault.twice': '{name} steht hier doppelt',
  'edition.fault.offers': 'muss zwei verschiedene Arten nennen',
  'edition.fault.top-square': '{square} kann nicht leer bleiben',
  'edition.fault.top-quality': 'das oberste Plättchen muss Qualitätsstufe 3 haben',
  'edition.fault.tops': 'muss genau ein oberstes Plättchen haben, nicht {count} (R2.5)',
  'edition.fault.tiles': 'darf höchstens {max} Plättchen haben, nicht {count}',
  'edition.fault.tile-id':
    'eine Kennung besteht aus 1 bis 16 Kleinbuchstaben, Ziffern oder inneren Bindestrichen und ist nicht „unused“',
  'edition.fault.floor':
    '{tiles, plural, one {# Plättchen der Qualitätsstufe {floor} reicht} other {# Plättchen der Qualitätsstufe {floor} reichen}} bei {players} Spielern nicht für {squares, plural, one {das eine Feld} other {die # Felder}} der Ebene {floor} (R2.5)',
  'edition.fault.json': 'ist kein JSON: Zeile {line}, Spalte {column}',
  'edition.fault.near': 'ist unbekannt; meintest du {name}?',
  'edition.fault.extends': 'muss „{name}“ sein, die einzige Ausgabe, die erweitert werden kann, nicht {found}',
  'edition.fault.version': 'muss 1 oder 2 sein, nicht {found}; eine spätere Version braucht ein neueres Programm',
  'edition.fault.newer': 'braucht Version {version} am Anfang der Datei',
  'edition.fault.levels': 'muss 1 bis {max} Stufen haben, nicht {count}',
  'edition.fault.doubles': 'muss entweder minFloor oder sides haben',
  'edition.found.list': 'eine Liste',
  'edition.found.object': 'ein Objekt',
}
