/** What is asked of whom, and why: `prompt.` + decision, and its reason where it has one. */
export const PROMPTS = {
  'prompt.action': '{who}: choose an action.',
  'prompt.field.farmer': '{who}: your farmer works a field. In which row?',
  'prompt.field.tammouz': '{who}: first in the temple of Tammouz, you put a cube on a field. In which row?',
  'prompt.field.free': '{who}: the free farmer works a field. In which row?',
  'prompt.temple.priest': '{who}: your priest adds a cube to a temple. Which one?',
  'prompt.temple.procession':
    '{who}: you lead the procession. Which temple gets your cube? The other two get a neutral one.',
  'prompt.temple.no-cube':
    '{who}: you lead the procession, but have no cube. Which temple gets nothing? The other two get a neutral cube.',
  'prompt.temple.free': '{who}: the free priest adds a cube to a temple. Which one?',
  'prompt.irrigate.engineer': '{who}: your engineer irrigates a zone for 2 points. On which side?',
  'prompt.irrigate.babylon': '{who}: after the sale you irrigate a zone, without points. On which side?',
  'prompt.irrigate.free': '{who}: the free engineer irrigates a zone for 2 points. On which side?',
  'prompt.sell': '{who}: in Babylon you sell one or two goods for 3 points each. Which?',
  'prompt.pay': '{who}: you owe {owed}. What do you pay with?',
  'prompt.court.city': '{who}: which court card do you take in {city}?',
  'prompt.court.tile': '{who}: the tile brings a court card of your choice. Which?',
  'prompt.good': '{who}: which good do you take from the Caravaneer II cards?',
  'prompt.plant': '{who}: your plant has quality {quality}. On which square do you plant it?',
  'prompt.take': '{who}: the tile brings a good of your choice. Which?',
  'prompt.ishtar': '{who}: first in the temple of Ishtar, you take a camel or a talent. Which?',
  'prompt.exchange': '{who}: second in the temple of Tammouz, you may exchange a good.',
  'prompt.discard':
    '{who}: {count, plural, one {# good is} other {# goods are}} more than you may keep. What do you discard?',
  'prompt.power': '{who}: choose a power.',
  'prompt.free': '{who}: which trade do you recruit for free?',
} as const
