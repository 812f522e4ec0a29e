import type { EXERCISES as ENGLISH } from '../../en/learn/exercises.ts'
import type { Translated } from '../../message.ts'

export const EXERCISES: Translated<typeof ENGLISH> = {
  'exercise.fields.name': 'Champs : gagner un Jardinier',
  'exercise.fields.goal': 'Remplissez une rangée de champs de sorte que le Jardinier vous revienne.',
  'exercise.fields.hint-1':
    'À chaque rangée, il manque un cube. Avant de choisir, comptez les cubes de chaque couleur.',
  'exercise.fields.hint-2':
    'Avec votre cube, vous en avez trois dans la rangée du haut ; dans celle du bas deux, autant que Rouge.',
  'exercise.fields.tie':
    'Dans la rangée du bas, Rouge et vous aviez deux cubes chacun. À égalité en tête, personne ne reçoit le Jardinier (R6.2).',
  'exercise.fields.other': 'Cela ne remplit aucune rangée. Il vous faut le paysan (R6.1).',
  'exercise.fields.done':
    'Trois des cinq cubes étaient à vous : le Jardinier est dans votre stock, et tous les cubes sont rendus.',

  'exercise.temples.name': 'Temples : en tête dans deux d’entre eux',
  'exercise.temples.goal':
    'Rouge et Noir ont passé. Vous pouvez encore recruter un prêtre, et vous menez la procession. Prenez la tête à Marduk et à Tammouz.',
  'exercise.temples.hint-1': 'Regardez Marduk : Rouge et vous avez un cube chacun. Qui est devant ?',
  'exercise.temples.hint-2': 'À Tammouz, il vous faut deux cubes : celui du prêtre et celui de la procession.',
  'exercise.temples.marduk':
    'À Marduk, vous étiez déjà en tête : à égalité, le cube le plus à droite est devant (R10.2). Ce cube manque à Tammouz.',
  'exercise.temples.ishtar': 'À Ishtar, ce cube ne vous sert à rien. Il vous faut vos deux cubes à Tammouz.',
  'exercise.temples.pass':
    'Avec la seule procession, vous avez un cube à Tammouz. Rouge en a un aussi, plus à droite (R10.2).',
  'exercise.temples.done':
    'À Tammouz, vous avez deux cubes contre un ; à Marduk, votre cube est plus à droite : en tête dans les deux.',

  'exercise.irrigation.name': 'Irrigation : un cube, deux emplacements',
  'exercise.irrigation.goal':
    'Recrutez un ingénieur. Avec votre unique cube, donnez de l’eau à c2 et rattrapez Noir autour de b2.',
  'exercise.irrigation.hint-1': 'Le cube doit être sur un côté à la fois de c2 et de b2.',
  'exercise.irrigation.hint-2': 'Le côté entre les deux emplacements s’appelle b2-c2. L’eau l’atteint déjà.',
  'exercise.irrigation.dry': 'c2 est toujours sec : aucun de ses côtés n’est irrigué (R3.8).',
  'exercise.irrigation.lead':
    'c2 a de l’eau maintenant. Mais c1-c2 n’est pas un côté de b2 : Noir y a toujours le plus de cubes (R9.3).',
  'exercise.irrigation.other': 'L’eau vient avec un ingénieur (R6.4).',
  'exercise.irrigation.done':
    'c2 peut maintenant être planté. Autour de b2, Noir et vous avez un cube chacun : personne n’y aurait le bonus d’irrigation.',

  'exercise.caravan.name': 'Caravane : une vente à Babylone',
  'exercise.caravan.goal':
    'Vous avez un chameau. Marquez avec lui 6 points à Babylone, et gardez votre vin. Puis posez votre cube où vous voulez.',
  'exercise.caravan.hint-1':
    'Avec le Caravanier I, deux cases sont gratuites : un chameau mène la caravane jusqu’à 3 cases.',
  'exercise.caravan.hint-2': 'Allez à Babylone et vendez l’orge et les dattes.',
  'exercise.caravan.elsewhere':
    'Le chameau est dépensé, et ce n’est pas Babylone. On ne vend de ressources que là (R7.4).',
  'exercise.caravan.one': 'Une ressource vaut 3 points. Vous auriez pu en vendre deux (R7.4).',
  'exercise.caravan.wine':
    '6 points, mais le vin est parti. C’est le joker qui paie toute ressource : mieux vaut le garder (R1.3).',
  'exercise.caravan.other': 'La caravane n’a pas bougé. Vous avez un chameau : servez-vous-en (R7.2).',
  'exercise.caravan.done': '6 points pour un chameau, un canal en plus, et le vin est toujours à vous.',

  'exercise.court.name': 'Cour : un meilleur Caravanier',
  'exercise.court.goal': 'Prenez le Caravanier II avec la ressource posée dessus, et gardez votre vin.',
  'exercise.court.hint-1': 'Susa et Uruk proposent des Caravaniers. Susa demande de l’orge, Uruk des dattes.',
  'exercise.court.hint-2': 'Avec le Caravanier I, un chameau atteint Uruk, à 3 cases. Payez avec les dattes.',
  'exercise.court.wine': 'Le vin est parti. Il a remplacé la ressource que demande la ville (R7.7).',
  'exercise.court.banker': 'Un Banquier est utile aussi. Mais le but était le Caravanier II.',
  'exercise.court.elsewhere': 'Le chameau est dépensé, et aucun Caravanier n’est proposé ici (R7.5).',
  'exercise.court.other': 'La caravane n’a pas bougé. Les cartes Cour se prennent dans les villes de cour (R7.5).',
  'exercise.court.done':
    'Désormais, 4 cases de chaque trajet sont gratuites, et vous pouvez garder 4 ressources. La ressource de la carte est à vous aussi.',

  'exercise.planting.name': 'Planter : votre propre bonus',
  'exercise.planting.goal': 'Plantez de sorte que le bonus d’irrigation soit à vous, et gardez votre Jardinier.',
  'exercise.planting.hint-1':
    'Vous pouvez payer la plante de Mari, la prochaine ville. Avant de choisir un emplacement, comptez les cubes autour.',
  'exercise.planting.hint-2': 'Autour de c2, il y a deux de vos cubes et un de Noir.',
  'exercise.planting.red': 'Autour de cet emplacement, Rouge a le plus de cubes : Rouge marque le bonus (R9.3).',
  'exercise.planting.tie':
    'Autour de b2, Rouge et Noir ont un cube chacun. À égalité, personne ne marque le bonus (R9.3).',
  'exercise.planting.gardener': 'Le bonus est à vous, mais c3 demande la qualité 3 : le Jardinier est dépensé (R9.1).',
  'exercise.planting.other': 'Cela ne plante rien. Menez la caravane dans une ville de plantes (R7.6).',
  'exercise.planting.done': 'La tuile et le bonus sont à vous : 2 points, autant que la qualité de la plante.',

  'exercise.palace.name': 'Palais : choisir en premier',
  'exercise.palace.goal':
    'Rouge et Noir ont passé. Choisissez un pouvoir en premier au tour suivant, et faites travailler un ingénieur gratuit.',
  'exercise.palace.hint-1':
    'Rouge est à 1 sur la piste du palais. Qui arrive plus tard sur la même case est derrière (R12.3).',
  'exercise.palace.hint-2':
    'Le noble coûte 2 talents et vous fait avancer de 2 (R12.5). Puis passez, et choisissez Recrutement gratuit au tour suivant.',
  'exercise.palace.behind':
    'Rouge choisit d’abord. Vous n’êtes pas devant sur la piste, et sur une même case, qui était là plus tôt l’est (R12.3).',
  'exercise.palace.power': 'Vous avez choisi en premier, mais pas Recrutement gratuit.',
  'exercise.palace.trade': 'Recruté gratuitement, mais ce n’est pas un ingénieur.',
  'exercise.palace.done':
    'Vous étiez devant sur la piste, vous avez choisi d’abord, et l’ingénieur ne vous a rien coûté : 2 points.',
}
