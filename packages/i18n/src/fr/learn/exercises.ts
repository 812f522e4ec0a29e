import type { EXERCISES as ENGLISH } from '../../en/learn/exercises.ts'
import type { Translated } from '../../message.ts'

export const EXERCISES: Translated<typeof ENGLISH> = {
  'exercise.fields.name': 'Champs : un Jardinier',
  'exercise.fields.goal': 'Remplissez une ligne de champs de façon à gagner le Jardinier.',
  'exercise.fields.hint-1': 'Il manque un cube à chaque ligne. Avant de choisir, comptez les cubes de chaque couleur.',
  'exercise.fields.hint-2':
    'Avec votre cube, vous en avez trois sur la ligne du haut ; sur celle du bas, deux, autant que Rouge.',
  'exercise.fields.tie':
    'Sur la ligne du bas, Rouge et vous aviez deux cubes chacun. À égalité en tête, personne ne reçoit le Jardinier (R6.2).',
  'exercise.fields.other': 'Ce coup ne remplit aucune ligne. Il vous faut le paysan (R6.1).',
  'exercise.fields.done':
    'Trois des cinq cubes étaient à vous : le Jardinier est dans votre stock, et chacun a repris ses cubes.',

  'exercise.temples.name': 'Temples : un doublé',
  'exercise.temples.goal':
    'Rouge et Noir ont passé. Vous pouvez encore recruter un prêtre, et vous menez la procession. Finissez en tête aux temples de Marduk et de Tammouz.',
  'exercise.temples.hint-1': 'Regardez le temple de Marduk : Rouge et vous y avez un cube chacun. Qui est devant ?',
  'exercise.temples.hint-2':
    'Au temple de Tammouz, il vous faut deux cubes : celui du prêtre et celui de la procession.',
  'exercise.temples.marduk':
    'Au temple de Marduk, vous étiez déjà en tête : à égalité, le cube le plus à droite est devant (R10.2). Ce cube vous manque au temple de Tammouz.',
  'exercise.temples.ishtar':
    'Au temple d’Ishtar, ce cube ne vous sert à rien. Il vous faut vos deux cubes au temple de Tammouz.',
  'exercise.temples.pass':
    'Avec la seule procession, vous n’avez qu’un cube au temple de Tammouz. Rouge en a un aussi, plus à droite (R10.2).',
  'exercise.temples.done':
    'Au temple de Tammouz, vous avez deux cubes contre un ; à celui de Marduk, votre cube est plus à droite : vous êtes en tête dans les deux.',

  'exercise.irrigation.name': 'Irrigation : deux en un',
  'exercise.irrigation.goal':
    'Recrutez un ingénieur. Avec votre seul cube, donnez de l’eau à c2 et rattrapez Noir autour de b2.',
  'exercise.irrigation.hint-1': 'Le cube doit se trouver sur un côté commun à c2 et à b2.',
  'exercise.irrigation.hint-2': 'Le côté entre les deux emplacements s’appelle b2-c2. L’eau l’atteint déjà.',
  'exercise.irrigation.dry': 'c2 est toujours à sec : aucun de ses côtés n’est irrigué (R3.8).',
  'exercise.irrigation.lead':
    'c2 a maintenant de l’eau. Mais c1-c2 n’est pas un côté de b2 : Noir y a toujours le plus de cubes (R9.3).',
  'exercise.irrigation.other': 'Pour amener l’eau, il faut un ingénieur (R6.4).',
  'exercise.irrigation.done':
    'On peut maintenant planter en c2. Autour de b2, Noir et vous avez un cube chacun : personne n’y aurait le bonus d’irrigation.',

  'exercise.caravan.name': 'Caravane : bien vendre',
  'exercise.caravan.goal':
    'Vous avez un chameau. Servez-vous-en pour marquer 6 points à Babylone, et gardez votre vin. Puis posez votre cube où vous voulez.',
  'exercise.caravan.hint-1':
    'Avec le Caravanier I, deux cases sont gratuites : avec un chameau, la caravane avance de 3 cases au plus.',
  'exercise.caravan.hint-2': 'Allez à Babylone et vendez l’orge et les dattes.',
  'exercise.caravan.elsewhere':
    'Le chameau est dépensé, et vous n’êtes pas à Babylone. C’est le seul endroit où l’on vend (R7.4).',
  'exercise.caravan.one': 'Une ressource vaut 3 points. Vous auriez pu en vendre deux (R7.4).',
  'exercise.caravan.wine':
    '6 points, mais le vin est parti. C’est un joker, qui remplace toute ressource : mieux vaut le garder (R1.3).',
  'exercise.caravan.other': 'La caravane n’a pas bougé. Vous avez un chameau : servez-vous-en (R7.2).',
  'exercise.caravan.done': '6 points pour un chameau, un canal en plus, et le vin est toujours à vous.',

  'exercise.court.name': 'Cour : mieux voyager',
  'exercise.court.goal': 'Prenez le Caravanier II avec la ressource posée dessus, et gardez votre vin.',
  'exercise.court.hint-1': 'Susa et Uruk proposent des Caravaniers. Susa demande de l’orge, Uruk des dattes.',
  'exercise.court.hint-2':
    'Avec le Caravanier I, un chameau suffit pour atteindre Uruk, à 3 cases. Payez avec les dattes.',
  'exercise.court.wine': 'Le vin est parti. Il a remplacé la ressource que demande la ville (R7.7).',
  'exercise.court.banker': 'Un Banquier est utile aussi. Mais l’objectif était le Caravanier II.',
  'exercise.court.elsewhere': 'Le chameau est dépensé, et aucun Caravanier n’est proposé ici (R7.5).',
  'exercise.court.other': 'La caravane n’a pas bougé. Les cartes Cour se prennent dans les villes de cour (R7.5).',
  'exercise.court.done':
    'Désormais, 4 cases de chaque trajet sont gratuites, et vous pouvez garder 4 ressources. La ressource de la carte est à vous aussi.',

  'exercise.planting.name': 'Planter : avec bonus',
  'exercise.planting.goal': 'Plantez de façon à gagner le bonus d’irrigation, et gardez votre Jardinier.',
  'exercise.planting.hint-1':
    'Vous pouvez payer la plante de Mari, la prochaine ville. Avant de choisir un emplacement, comptez les cubes qui l’entourent.',
  'exercise.planting.hint-2': 'Autour de c2, il y a deux de vos cubes et un de Noir.',
  'exercise.planting.red': 'Autour de cet emplacement, Rouge a le plus de cubes : Rouge remporte le bonus (R9.3).',
  'exercise.planting.tie':
    'Autour de b2, Rouge et Noir ont un cube chacun. À égalité, personne ne remporte le bonus (R9.3).',
  'exercise.planting.gardener': 'Le bonus est à vous, mais c3 demande la qualité 3 : le Jardinier est dépensé (R9.1).',
  'exercise.planting.other': 'Vous n’avez rien planté. Menez la caravane dans une ville de plantes (R7.6).',
  'exercise.planting.done': 'La tuile et le bonus sont à vous : 2 points, autant que la qualité de la plante.',

  'exercise.palace.name': 'Palais : premier choix',
  'exercise.palace.goal':
    'Rouge et Noir ont passé. Arrangez-vous pour choisir en premier au tour suivant, et recrutez gratuitement un ingénieur.',
  'exercise.palace.hint-1':
    'Rouge est sur la case 1 de la piste du palais. Sur une même case, le dernier arrivé reste derrière (R12.3).',
  'exercise.palace.hint-2':
    'Le noble coûte 2 talents et vous fait avancer de 2 cases (R12.5). Puis passez et, au tour suivant, choisissez Recrutement gratuit.',
  'exercise.palace.behind':
    'C’est Rouge qui choisit en premier. Vous n’êtes pas devant sur la piste : sur une même case, le premier arrivé reste devant (R12.3).',
  'exercise.palace.power': 'Vous avez choisi en premier, mais pas Recrutement gratuit.',
  'exercise.palace.trade': 'Le recrutement était gratuit, mais ce n’était pas un ingénieur.',
  'exercise.palace.done':
    'Vous étiez devant sur la piste, vous avez choisi en premier, et l’ingénieur ne vous a rien coûté : 2 points.',
}
