/** The bots as people of Babylon, by level: the same names in every language. Records and protocols know only the levels. */
export const CHARACTERS = {
  random: 'Shumi',
  apprentice: 'Iltani',
  gardener: 'Balasi',
  merchant: 'Kubaba',
  engineer: 'Rimut',
  boatman: 'Ardiya',
  harpist: 'Nidintu',
  physician: 'Ubartu',
  judge: 'Gimillu',
  priest: 'Kidinnu',
  oracle: 'Adaguppi',
  amyitis: 'Amyitis',
} as const

type Character = keyof typeof CHARACTERS

/** The names as messages. */
export const CHARACTER_NAMES = {
  'level.random.name': CHARACTERS.random,
  'level.apprentice.name': CHARACTERS.apprentice,
  'level.gardener.name': CHARACTERS.gardener,
  'level.merchant.name': CHARACTERS.merchant,
  'level.engineer.name': CHARACTERS.engineer,
  'level.boatman.name': CHARACTERS.boatman,
  'level.harpist.name': CHARACTERS.harpist,
  'level.physician.name': CHARACTERS.physician,
  'level.judge.name': CHARACTERS.judge,
  'level.priest.name': CHARACTERS.priest,
  'level.oracle.name': CHARACTERS.oracle,
  'level.amyitis.name': CHARACTERS.amyitis,
} as const

const isCharacter = (name: string): name is Character => Object.hasOwn(CHARACTERS, name)

const NUMERALS = ['', ' II', ' III', ' IV', ' V'] as const

/** As names are compared. */
const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/**
 * What the players of one table are called. A name that is a level is a bot; where somebody has its name already, it is the
 * second of that name: “Rimut II”.
 */
export function characterNames(names: readonly string[]): string[] {
  const taken = new Set(names.filter((name) => !isCharacter(name)).map(plain))
  return names.map((name) => {
    if (!isCharacter(name)) return name
    const called = NUMERALS.map((numeral) => `${CHARACTERS[name]}${numeral}`).find((one) => !taken.has(plain(one)))
    const found = called ?? CHARACTERS[name]
    taken.add(plain(found))
    return found
  })
}
