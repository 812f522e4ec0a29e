/** What is asked of whom, and why: `prompt.` + decision, and its reason where it has one. */
export const PROMPTS = {
  'prompt.for': '{who}: {prompt}',
  'prompt.action': 'Choose an action.',
  'prompt.field.farmer': 'Your farmer works a field. Which row?',
  'prompt.field.tammouz': 'You’re first in the temple of Tammouz, so place a cube on a field. Which row?',
  'prompt.field.free': 'Your free farmer works a field. Which row?',
  'prompt.temple.priest': 'Your priest adds a cube to a temple. Which one?',
  'prompt.temple.procession':
    'You lead the procession. Which temple gets your cube? The other two get a neutral cube each.',
  'prompt.temple.no-cube':
    'You lead the procession, but you have no cube left. Which temple gets nothing? The other two get a neutral cube each.',
  'prompt.temple.free': 'Your free priest adds a cube to a temple. Which one?',
  'prompt.irrigate.engineer':
    'Your engineer irrigates a zone for {engineerPoints, plural, one {# point} other {# points}}. Which one?',
  'prompt.irrigate.babylon': 'After the sale, irrigate a zone (for no points). Which one?',
  'prompt.irrigate.free':
    'Your free engineer irrigates a zone for {engineerPoints, plural, one {# point} other {# points}}. Which one?',
  'prompt.sell':
    'Sell {maxSold, plural, =2 {one or two goods} other {1 to # goods}} in Babylon for {salePoints, plural, one {# point} other {# points}} each. Which ones?',
  'prompt.pay': 'Pay with {owed} or with wine?',
  'prompt.court.city': 'Which court card will you take in {city}?',
  'prompt.court.tile': 'The tile gives you a court card of your choice. Which one?',
  'prompt.good': 'Which good will you take from the Caravaneer II cards?',
  'prompt.plant': 'Your plant has quality {quality}. Where will you plant it?',
  'prompt.take': 'The tile gives you a good of your choice. Which one?',
  'prompt.ishtar': 'You’re first in the temple of Ishtar. Will you take a camel or a talent?',
  'prompt.exchange': 'You’re second in the temple of Tammouz, so you may exchange a good.',
  'prompt.discard': 'You have {count, plural, one {# good} other {# goods}} too many. What will you discard?',
  'prompt.power': 'Choose a power.',
  'prompt.free': 'Which trade will you recruit for free?',
} as const
