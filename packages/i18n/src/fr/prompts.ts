import type { PROMPTS as ENGLISH } from '../en/prompts.ts'
import type { Translated } from '../message.ts'

export const PROMPTS: Translated<typeof ENGLISH> = {
  'prompt.action': '{who} : choisissez une action.',
  'prompt.field.farmer': '{who} : votre paysan cultive un champ. Dans quelle rangée ?',
  'prompt.field.tammouz':
    '{who} : vous êtes en tête au temple de Tammouz et placez un cube sur un champ. Dans quelle rangée ?',
  'prompt.field.free': '{who} : le paysan gratuit cultive un champ. Dans quelle rangée ?',
  'prompt.temple.priest': '{who} : votre prêtre ajoute un cube dans un temple. Lequel ?',
  'prompt.temple.procession':
    '{who} : vous menez la procession. Quel temple reçoit votre cube ? Les deux autres reçoivent un cube neutre.',
  'prompt.temple.no-cube':
    '{who} : vous menez la procession, mais n’avez plus de cube. Quel temple ne reçoit rien ? Les deux autres reçoivent un cube neutre.',
  'prompt.temple.free': '{who} : le prêtre gratuit ajoute un cube dans un temple. Lequel ?',
  'prompt.irrigate.engineer': '{who} : votre ingénieur irrigue une zone pour 2 points. Sur quel côté ?',
  'prompt.irrigate.babylon': '{who} : après la vente, vous irriguez une zone, sans points. Sur quel côté ?',
  'prompt.irrigate.free': '{who} : l’ingénieur gratuit irrigue une zone pour 2 points. Sur quel côté ?',
  'prompt.sell': '{who} : à Babylone, vous vendez une ou deux ressources pour 3 points chacune. Lesquelles ?',
  'prompt.pay': '{who} : vous devez {owed_un}. Avec quoi payez-vous ?',
  'prompt.court.city': '{who} : quelle carte Cour prenez-vous à {city} ?',
  'prompt.court.tile': '{who} : la tuile donne une carte Cour au choix. Laquelle ?',
  'prompt.good': '{who} : quelle ressource prenez-vous sur les cartes Caravanier II ?',
  'prompt.plant': '{who} : votre plante est de qualité {quality}. Sur quel emplacement la plantez-vous ?',
  'prompt.take': '{who} : la tuile donne une ressource au choix. Laquelle ?',
  'prompt.ishtar': '{who} : vous êtes en tête au temple d’Ishtar et prenez un chameau ou un talent. Lequel ?',
  'prompt.exchange': '{who} : deuxième au temple de Tammouz, vous pouvez échanger une ressource.',
  'prompt.discard':
    '{who} : vous avez {count, plural, one {# ressource} other {# ressources}} de trop. Que défaussez-vous ?',
  'prompt.power': '{who} : choisissez un pouvoir.',
  'prompt.free': '{who} : quel métier recrutez-vous gratuitement ?',
}
