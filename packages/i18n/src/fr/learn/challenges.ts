import type { CHALLENGE_LIST as ENGLISH } from '../../en/learn/challenges.ts'
import type { Translated } from '../../message.ts'

export const CHALLENGE_LIST: Translated<typeof ENGLISH> = {
  'challenge.title': 'Défis',
  'challenge.intro':
    'Des parties imposées contre les gens de Babylone. Mêmes tuiles et mêmes cartes pour tout le monde, et jusqu’à trois étoiles à gagner.',
  'challenge.about': 'Sept parties imposées, chacune avec sa contrainte, notées d’une à trois étoiles.',
  'challenge.against': 'Contre {who}',
  'challenge.play': 'Jouer',
  'challenge.total': '{stars} étoiles sur {all}',
  'challenge.summit.story':
    'Kubaba et vous avez amené l’eau jusqu’à la troisième terrasse. Vous avez un Jardinier. Qui plantera le premier le jardin de la reine ?',
  'challenge.behind.story': 'Rimut flatte la cour depuis des années : il commence avec 12 points, et vous sans rien.',
  'challenge.market.story':
    'Les marchands de Babylone paient bien, si on leur apporte ce qu’ils veulent. Allez-y souvent, et jamais les mains vides.',
  'challenge.marduk.story':
    'Tour après tour, les prêtres de Marduk comptent les cubes de leur temple. Faites en sorte que la plupart soient les vôtres.',
  'challenge.dry.story':
    'Laissez creuser Balasi et plantez là où coule son eau. Attention à Babylone : qui y vend doit aussi creuser un canal.',
  'challenge.palace.story':
    'Avec l’extension Palais. Tout le monde veut s’élever à la cour, mais peu dépassent la troisième marche. Apportez vos ressources, et grimpez.',
  'challenge.three.story':
    'Trois tavernières de la porte, toutes nommées Kubaba, et vous. Chacune joue pour elle. Vous n’en aurez pas l’impression.',
}
