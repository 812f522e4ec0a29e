import { CHARACTER_NAMES } from '../characters.ts'
import type { LEVELS as ENGLISH } from '../en/levels.ts'
import type { Translated } from '../message.ts'

export const LEVELS: Translated<typeof ENGLISH> = {
  ...CHARACTER_NAMES,
  'level.line': '{name} – {style}',
  'level.strength': 'Force {strength, number}, niveau {rank} sur {levels}',
  'game.stand-in': '{name} prend le relais',
  'level.random.epithet': 'enfant du gardien des canaux',
  'level.random.style': 'Attrape tout ce qui brille.',
  'level.apprentice.epithet': 'apprentie scribe',
  'level.apprentice.style': 'Voit ce que rapporte un coup, mais en juge mal la valeur.',
  'level.gardener.epithet': 'gardien du verger',
  'level.gardener.style': 'Cueille ce qui est mûr, sans se soucier de vos plans.',
  'level.merchant.epithet': 'tavernière près de la porte',
  'level.merchant.style': 'Joue à l’instinct, souvent sur un coup de tête.',
  'level.engineer.epithet': 'maître bâtisseur',
  'level.engineer.style': 'A le coup d’œil, mais ne s’y fie pas toujours.',
  'level.boatman.epithet': 'passeur de l’Euphrate',
  'level.boatman.style': 'Joue à l’expérience, sans calculer, et aime les marchands.',
  'level.harpist.epithet': 'harpiste du temple',
  'level.harpist.style': 'Vérifie sa première idée, sans s’attarder, et penche parfois pour un prêtre.',
  'level.physician.epithet': 'guérisseuse',
  'level.physician.style': 'Jette un œil à votre prochain coup et s’entoure volontiers de paysans.',
  'level.judge.epithet': 'gardien des lois de l’eau',
  'level.judge.style': 'Pèse plusieurs réponses et penche pour les ingénieurs.',
  'level.priest.epithet': 'observateur des étoiles',
  'level.priest.style': 'Prévoit vos réponses, quelques coups à l’avance.',
  'level.oracle.epithet': 'oracle de la lune',
  'level.oracle.style': 'Explore bien plus de variantes que Kidinnu.',
  'level.amyitis.epithet': 'la reine',
  'level.amyitis.style': 'Voit aussi loin que le temps le permet, et pardonne peu.',
}
