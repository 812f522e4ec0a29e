import type { PROMPTS as ENGLISH } from '../en/prompts.ts'
import type { Translated } from '../message.ts'

export const PROMPTS: Translated<typeof ENGLISH> = {
  'prompt.for': '{who} – {prompt}',
  'prompt.action': 'Choisissez une action.',
  'prompt.field.farmer': 'Votre paysan récolte dans un champ. Sur quelle ligne ?',
  'prompt.field.tammouz': 'En tête au temple de Tammouz, vous posez un cube sur un champ. Sur quelle ligne ?',
  'prompt.field.free': 'Le paysan gratuit récolte dans un champ. Sur quelle ligne ?',
  'prompt.temple.priest': 'Votre prêtre pose un cube dans un temple. Lequel ?',
  'prompt.temple.procession':
    'Vous menez la procession. Quel temple reçoit votre cube ? Les deux autres reçoivent un cube neutre.',
  'prompt.temple.no-cube':
    'Vous menez la procession, mais vous n’avez plus de cube. Quel temple ne reçoit rien ? Les deux autres reçoivent un cube neutre.',
  'prompt.temple.free': 'Le prêtre gratuit pose un cube dans un temple. Lequel ?',
  'prompt.irrigate.engineer':
    'Votre ingénieur irrigue une zone pour {engineerPoints, plural, one {# point} other {# points}}. Sur quel côté ?',
  'prompt.irrigate.babylon': 'Après la vente, vous irriguez une zone, sans points. Sur quel côté ?',
  'prompt.irrigate.free':
    'L’ingénieur gratuit irrigue une zone pour {engineerPoints, plural, one {# point} other {# points}}. Sur quel côté ?',
  'prompt.sell':
    'À Babylone, vous vendez {maxSold, plural, =2 {une ou deux ressources} other {1 à # ressources}} pour {salePoints, plural, one {# point} other {# points}} chacune. Lesquelles ?',
  'prompt.pay': 'Payez-vous avec {owed_du} ou avec du vin ?',
  'prompt.court.city': 'Quelle carte Cour prenez-vous à {city} ?',
  'prompt.court.tile': 'La tuile donne une carte Cour au choix. Laquelle ?',
  'prompt.good': 'Quelle ressource prenez-vous sur les cartes Caravanier II ?',
  'prompt.plant': 'Votre plante est de qualité {quality}. Sur quel emplacement la plantez-vous ?',
  'prompt.take': 'La tuile donne une ressource au choix. Laquelle ?',
  'prompt.ishtar': 'En tête au temple d’Ishtar, vous prenez un chameau ou un talent. Lequel ?',
  'prompt.exchange': 'Deuxième au temple de Tammouz, vous pouvez échanger une ressource.',
  'prompt.discard': 'Vous avez {count, plural, one {# ressource} other {# ressources}} de trop. Que défaussez-vous ?',
  'prompt.power': 'Choisissez un pouvoir.',
  'prompt.free': 'Quel personnage recrutez-vous gratuitement ?',
}
