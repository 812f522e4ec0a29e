import type { EDITION as ENGLISH } from '../en/edition.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const EDITION: Translated<typeof ENGLISH> = spaced({
  'edition.fault.object': 'doit être un objet, pas {found}',
  'edition.fault.missing': 'manque',
  'edition.fault.unknown': 'est inconnu',
  'edition.fault.remark': 'doit être un texte ou des textes nommés',
  'edition.fault.list': 'doit être une liste, pas {found}',
  'edition.fault.length': 'doit avoir {length} entrées, pas {count}',
  'edition.fault.long': 'doit avoir {max} entrées au plus, pas {count}',
  'edition.fault.integer': 'doit être un nombre entier de {min} à {max}, pas {found}',
  'edition.fault.boolean': 'doit être true ou false, pas {found}',
  'edition.fault.name': 'doit être l’un de ces noms : {names} ; pas {found}',
  'edition.fault.more': 'et {count} de plus',
  'edition.fault.id': 'doit être un nom de 1 à 40 lettres',
  'edition.fault.standard': '« standard » est la boîte de 2007 ; celle-ci en est une autre, donnez-lui son propre nom',
  'edition.fault.groups':
    '{cards, plural, one {# carte ne suffit pas} other {# cartes ne suffisent pas}} à {players} joueurs pour {players} groupes de {size} (R4.1)',
  'edition.fault.fields': 'doit avoir de 1 à {max} champs, pas {count}',
  'edition.fault.twice': '{name} se trouve ici deux fois',
  'edition.fault.offers': 'doit nommer deux sortes différentes',
  'edition.fault.top-square': '{square} ne peut pas rester vide',
  'edition.fault.top-quality': 'la tuile du sommet doit être de qualité 3',
  'edition.fault.tops': 'doit avoir une seule tuile du sommet, pas {count} (R2.5)',
  'edition.fault.tiles': 'doit avoir {max} tuiles au plus, pas {count}',
  'edition.fault.tile-id':
    'un identifiant se compose de 1 à 16 lettres minuscules, chiffres ou traits d’union intérieurs, et n’est pas « unused »',
  'edition.fault.floor':
    '{tiles, plural, one {# tuile de qualité {floor} ne suffit pas} other {# tuiles de qualité {floor} ne suffisent pas}} à {players} joueurs pour {squares, plural, one {le seul emplacement} other {les # emplacements}} de l’étage {floor} (R2.5)',
  'edition.fault.json': 'n’est pas du JSON : ligne {line}, colonne {column}',
  'edition.fault.near': 'est inconnu ; vouliez-vous dire {name} ?',
  'edition.fault.version': 'doit être 1 ou 2, pas {found} ; une version plus récente demande un programme plus récent',
  'edition.fault.newer': 'demande "version": {version} au début du fichier',
  'edition.fault.levels': 'doit avoir de 1 à {max} niveaux, pas {count}',
  'edition.fault.doubles': 'doit avoir soit minFloor, soit sides',
  'edition.found.list': 'une liste',
  'edition.found.object': 'un objet',
})
