import type { PROMPTS as ENGLISH } from '../en/prompts.ts'
import type { Translated } from '../message.ts'

export const PROMPTS: Translated<typeof ENGLISH> = {
  'prompt.action': '{who}: Wähle eine Aktion.',
  'prompt.field.farmer': '{who}: Dein Bauer bestellt einen Acker. In welcher Reihe?',
  'prompt.field.tammouz':
    '{who}: Auf dem ersten Platz im Tempel des Tammouz legst du einen Würfel auf einen Acker. Welche Reihe?',
  'prompt.field.free': '{who}: Der kostenlose Bauer bestellt einen Acker. In welcher Reihe?',
  'prompt.temple.priest': '{who}: Dein Priester legt einen Würfel in einen Tempel. In welchen?',
  'prompt.temple.procession':
    '{who}: Du führst die Prozession an. Welcher Tempel erhält deinen Würfel? Die beiden anderen erhalten einen neutralen.',
  'prompt.temple.no-cube':
    '{who}: Du führst die Prozession an, hast aber keinen Würfel. Welcher Tempel geht leer aus? Die beiden anderen erhalten einen neutralen.',
  'prompt.temple.free': '{who}: Der kostenlose Priester legt einen Würfel in einen Tempel. In welchen?',
  'prompt.irrigate.engineer': '{who}: Dein Ingenieur bewässert eine Zone für 2 Punkte. Welche?',
  'prompt.irrigate.babylon': '{who}: Nach dem Verkauf bewässerst du eine Zone, ohne Punkte. Welche?',
  'prompt.irrigate.free': '{who}: Der kostenlose Ingenieur bewässert eine Zone für 2 Punkte. Welche?',
  'prompt.sell': '{who}: In Babylon verkaufst du eine oder zwei Waren für je 3 Punkte. Welche?',
  'prompt.pay': '{who}: Du schuldest {owed_akk}. Womit bezahlst du?',
  'prompt.court.city': '{who}: Welche Hof-Karte nimmst du in {city}?',
  'prompt.court.tile': '{who}: Das Plättchen bringt eine Hof-Karte deiner Wahl. Welche?',
  'prompt.good': '{who}: Welche Ware nimmst du von den Karten Karawanenführer II?',
  'prompt.plant': '{who}: Deine Pflanze hat Qualitätsstufe {quality}. Auf welches Feld pflanzt du sie?',
  'prompt.take': '{who}: Das Plättchen bringt eine Ware deiner Wahl. Welche?',
  'prompt.ishtar':
    '{who}: Auf dem ersten Platz im Tempel der Ishtar nimmst du ein Kamel oder ein Talent. Was nimmst du?',
  'prompt.exchange': '{who}: Auf dem zweiten Platz im Tempel des Tammouz darfst du eine Ware tauschen.',
  'prompt.discard':
    '{who}: Du hast {count, plural, one {# Ware} other {# Waren}} mehr, als du behalten darfst. Was wirfst du ab?',
  'prompt.power': '{who}: Wähle ein Vorrecht.',
  'prompt.free': '{who}: Welches Gewerbe rekrutierst du kostenlos?',
}
