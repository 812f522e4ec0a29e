/** Who made the game, its story, and how this edition is made. */
export const ABOUT = {
  'about.game': 'The game',
  'about.game.words':
    'Amyitis is a board game for two to four nobles of Babylon. The Palace expansion adds courtiers, the noble, and a power for everyone each round.',
  'about.designer': 'Designer',
  'about.illustrator': 'Illustrator',
  'about.publisher': 'Publisher',
  'about.independent':
    'This is an independent edition of the rules, with its own drawings, texts and program; nothing is taken from the box. The designer, illustrator and publisher aren’t involved in it. If you ever come across the original, take it home: cubes you can hold in your hand are hard to beat.',
  'about.story': 'The story',
  'about.story.queen':
    'Nebuchadnezzar, king of Babylon, married Amyitis, a princess of the Medes. She came from green mountains to a plain as flat as a tablet and as brown as clay. So, they say, the king built her a mountain: terrace upon terrace, planted with trees and watered from the Euphrates far below.',
  'about.story.lost':
    'No one has ever found it. No Babylonian tablet mentions it. Greek and Roman writers described it centuries later, and none of them had seen it. Some look for it in Babylon, some in Nineveh, and some only in books. It’s the one wonder of the world that everyone has to imagine.',
  'about.story.you':
    'Here, you’re one of the nobles who build it. You send the caravan for plants, bring the water up canal by canal, stay in favour with the gods and keep the court on your side. In the end, the king asks who has done the most for the garden.',
  'about.made': 'How it’s made',
  'about.code':
    'The program is free software under the MIT licence. Your games and settings stay in this browser unless you play online.',
  'about.fonts':
    'The typefaces are Marcellus by Brian J. Bonislawsky (Astigmatic) and Source Sans 3 by Paul D. Hunt (Adobe), both under the SIL Open Font License 1.1.',
  'about.licence': '{font} licence',
  'about.version': 'Version {version}, rules {rules}',
} as const
