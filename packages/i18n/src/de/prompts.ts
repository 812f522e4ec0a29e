import type { PROMPTS as ENGLISH } from '../en/prompts.ts'
import type { Translated } from '../message.ts'

export const PROMPTS: Translated<typeof ENGLISH> = {
  'prompt.for': '{who}: {prompt}',
  'prompt.action': 'Wähle eine Aktion.',
  'prompt.field.farmer': 'In welcher Reihe bestellt dein Bauer einen Acker?',
  'prompt.field.tammouz': 'Du führst bei Tammouz. In welche Ackerreihe kommt dein Würfel?',
  'prompt.field.free': 'Gratis rekrutiert: In welcher Reihe bestellt dein Bauer einen Acker?',
  'prompt.temple.priest': 'In welchen Tempel legt dein Priester einen Würfel?',
  'prompt.temple.procession': 'Prozession: In welchen Tempel kommt dein Würfel? In die anderen kommen neutrale.',
  'prompt.temple.no-cube': 'Prozession ohne Würfel: Welcher Tempel geht leer aus? In die anderen kommen neutrale.',
  'prompt.temple.free': 'Gratis rekrutiert: In welchen Tempel legt dein Priester einen Würfel?',
  'prompt.irrigate.engineer':
    'Welche Zone bewässert dein Ingenieur? Das bringt {engineerPoints, plural, one {# Punkt} other {# Punkte}}.',
  'prompt.irrigate.babylon': 'Welche Zone bewässerst du nach dem Verkauf? Punkte bringt das nicht.',
  'prompt.irrigate.free':
    'Gratis rekrutiert: Welche Zone bewässert dein Ingenieur? Das bringt {engineerPoints, plural, one {# Punkt} other {# Punkte}}.',
  'prompt.sell':
    'Was verkaufst du in Babylon? {maxSold, plural, =1 {Eine Ware} =2 {Eine oder zwei Waren} other {1 bis # Waren}} für je {salePoints, plural, one {# Punkt} other {# Punkte}}.',
  'prompt.pay': 'Bezahlst du mit {owed_dat} oder mit Wein?',
  'prompt.court.city': 'Welche Hof-Karte nimmst du in {city}?',
  'prompt.court.tile': 'Welche Hof-Karte nimmst du? Das Plättchen lässt dir die Wahl.',
  'prompt.good': 'Welche Ware nimmst du vom Karawanenführer II?',
  'prompt.plant': 'Welches Feld bepflanzt du? Deine Pflanze hat Qualitätsstufe {quality}.',
  'prompt.take': 'Welche Ware nimmst du? Das Plättchen lässt dir die Wahl.',
  'prompt.ishtar': 'Du führst bei Ishtar. Nimmst du ein Kamel oder ein Talent?',
  'prompt.exchange': 'Tauschst du eine Ware? Du liegst bei Tammouz auf dem zweiten Platz.',
  'prompt.discard':
    'Was gibst du ab? Du hast {count, plural, one {# Ware} other {# Waren}} mehr, als du behalten darfst.',
  'prompt.power': 'Wähle ein Vorrecht.',
  'prompt.free': 'Wen rekrutierst du kostenlos?',
}
