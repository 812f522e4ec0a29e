import type { ABOUT as ENGLISH } from '../../en/learn/about.ts'
import type { Translated } from '../../message.ts'

export const ABOUT: Translated<typeof ENGLISH> = {
  'about.game': 'Le jeu',
  'about.game.words':
    'Amyitis est un jeu de société pour deux à quatre nobles de Babylone. L’extension Palais ajoute des courtisans, des nobles et, à chaque tour, un pouvoir pour chacun.',
  'about.designer': 'Auteur',
  'about.illustrator': 'Illustrateur',
  'about.publisher': 'Éditeur',
  'about.independent':
    'Cette application en est une adaptation indépendante : dessins, textes et programme lui sont propres, et rien ne provient de la boîte. L’auteur, l’illustrateur et l’éditeur n’y ont pris aucune part. Si vous tombez sur la boîte d’origine, ne la laissez pas passer : rien ne vaut de vrais cubes dans la main.',
  'about.story': 'L’histoire',
  'about.story.queen':
    'Nabuchodonosor, roi de Babylone, épousa Amyitis, princesse des Mèdes. Elle quittait des montagnes vertes pour une plaine plate comme une tablette et brune comme l’argile. Alors, dit-on, le roi lui bâtit une montagne : des terrasses les unes au-dessus des autres, plantées d’arbres et arrosées par l’Euphrate, loin en contrebas.',
  'about.story.lost':
    'Personne ne l’a jamais retrouvée. Aucune tablette de Babylone n’en parle ; des auteurs grecs et romains l’ont décrite des siècles plus tard, sans l’avoir vue. Certains la cherchent à Babylone, d’autres à Ninive, d’autres encore seulement dans les livres. C’est la seule merveille du monde que chacun doit imaginer.',
  'about.story.you':
    'Ici, vous êtes l’un des nobles qui la bâtissent. Vous envoyez la caravane chercher des plantes, vous faites monter l’eau de canal en canal, vous gardez la faveur des dieux et l’appui de la cour. À la fin, le roi demande qui a fait le plus pour le jardin.',
  'about.made': 'Les coulisses',
  'about.code':
    'Le programme est un logiciel libre, sous licence MIT. Vos parties et vos réglages restent dans ce navigateur, sauf si vous jouez en ligne.',
  'about.fonts':
    'Les polices sont Marcellus, de Brian J. Bonislawsky (Astigmatic), et Source Sans 3, de Paul D. Hunt (Adobe), toutes deux sous licence SIL Open Font License 1.1.',
  'about.licence': 'Licence de la police {font}',
  'about.version': 'Version {version}, règles {rules}',
}
