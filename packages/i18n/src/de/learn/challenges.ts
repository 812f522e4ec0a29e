import type { CHALLENGE_LIST as ENGLISH } from '../../en/learn/challenges.ts'
import type { Translated } from '../../message.ts'

export const CHALLENGE_LIST: Translated<typeof ENGLISH> = {
  'challenge.title': 'Herausforderungen',
  'challenge.intro':
    'Vorgegebene Partien gegen die Leute von Babylon. Alle bekommen dieselben Plättchen und Karten und können bis zu drei Sterne holen.',
  'challenge.about': 'Sieben vorgegebene Partien mit besonderem Ziel, für bis zu drei Sterne.',
  'challenge.against': 'Gegen {who}',
  'challenge.play': 'Spielen',
  'challenge.total': '{stars} von {all} Sternen',
  'challenge.summit.story':
    'Du und Kubaba habt das Wasser bis zur dritten Terrasse geführt. Du hast einen Gärtner. Wer bepflanzt zuerst den Garten der Königin?',
  'challenge.behind.story': 'Rimut schmeichelt dem Hof seit Jahren: Er beginnt mit 12 Punkten, du mit keinem.',
  'challenge.market.story':
    'Die Händler von Babylon zahlen gut, wenn man bringt, was sie wollen. Komm oft, und nie mit leeren Händen.',
  'challenge.marduk.story':
    'Runde für Runde zählen Marduks Priester die Würfel in ihrem Tempel. Sorge dafür, dass die meisten deine sind.',
  'challenge.dry.story':
    'Lass Balasi graben und pflanze, wo sein Wasser fließt. Vorsicht in Babylon: Wer dort verkauft, muss auch einen Kanal graben.',
  'challenge.palace.story':
    'Mit der Palast-Erweiterung. Alle wollen am Hof aufsteigen, aber nur wenige kommen über die dritte Stufe hinaus. Bring die Waren und steig auf.',
  'challenge.three.story':
    'Drei Wirtinnen vom Stadttor, die alle Kubaba heißen, und du. Jede spielt für sich. Es fühlt sich nur nicht so an.',
}
