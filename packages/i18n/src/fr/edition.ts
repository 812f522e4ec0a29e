import type { EDITION as ENGLISH } from '../en/edition.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const EDITION: Translated<typeof ENGLISH> = spaced({
  'edition.fault.object': 'doit être un objet, et non {found}',
  'edition.fault.missing': 'manque',
  'edition.fault.unknown': 'est inconnu',
  'edition.fault.remark': 'doit être un texte ou des textes nommés',
  'edition.fault.list': 'doit être une liste, et non {found}',
  'edition.fault.length': 'doit avoir {length} entrées, et non {count}',
  'edition.fault.long': 'doit avoir {max} entrées au plus, et non {count}',
  'edition.fault.integer': 'doit être un nombre entier de {min} à {max}, et non {found}',
  'edition.fault.boolean': 'doit être true ou false, et non {found}',
  'edition.fault.name': 'doit être l’un de ces noms : {names} ; et non {found}',
  'edition.fault.more': 'et {count} de plus',
  'edition.fault.id': 'doit être un nom de 1 à 40 lettres',
  'edition.fault.standard': '« standard » désigne la boîte de 2007 ; celle-ci est différente : donnez-lui un autre nom',
  'edition.fault.groups':
    '{cards, plural, one {# carte ne suffit pas} other {# cartes ne suffisent pas}} à {players} joueurs pour {players} groupes de {size} (R4.1)',
  'edition.fault.fields': 'doit avoir de 1 à {max} champs, et non {count}',
  'edition.fault.twice': '{name} apparaît deux fois ici',
  'edition.fault.offers': 'doit indiquer deux types différents',
  'edition.fault.top-square': '{square} ne peut pas rester vide',
  'edition.fault.top-quality': 'la tuile du sommet doit être de qualité 3',
  'edition.fault.tops': 'doit avoir une seule tuile du sommet, et non {count} (R2.5)',
  'edition.fault.tiles': 'doit avoir {max} tuiles au plus, et non {count}',
  'edition.fault.tile-id':
    'un identifiant se compose de 1 à 16 lettres minuscules, chiffres ou traits d’union intérieurs ; « unused » est exclu',
  'edition.fault.floor':
    '{tiles, plural, one {# tuile de qualité {floor} ne suffit pas} other {# tuiles de qualité {floor} ne suffisent pas}} à {players} joueurs pour {squares, plural, one {le seul emplacement} other {les # emplacements}} de l’étage {floor} (R2.5)',
  'edition.fault.json': 'n’est pas un JSON valide : ligne {line}, colonne {column}',
  'edition.fault.near': 'est inconnu ; vouliez-vous dire {name} ?',
  'edition.fault.extends': 'doit être « {name} », la seule édition que l’on peut compléter, et non {found}',
  'edition.fault.version': 'doit être 1 ou 2, et non {found} ; une version plus récente exige un programme plus récent',
  'edition.fault.newer': 'exige la version {version} au début du fichier',
  'edition.fault.levels': 'doit avoir de 1 à {max} niveaux, et non {count}',
  'edition.fault.doubles': 'doit avoir soit minFloor, soit sides',
  'edition.found.list': 'une liste',
  'edition.found.object': 'un objet',
})
