/** The closed lists of the styles. Anything else is a fault; extend them only if no existing entry will do. */

/** Of the window, in em, so that larger text counts as a smaller screen. */
export const BREAKPOINTS: readonly string[] = [
  'width 16em', // very large text on a phone: everything below one another, and the page scrolls
  'width 30em', // phones
  'width 40em', // the table of a phone
  'width 60em', // narrow pages
  'width 79em', // the table of a tablet
  'width 89em', // small desktops
  'width 130em', // a screen on the wall
  'height 30em', // a phone on its side
  'height 50em', // low desktops
  'height 72em', // high tablets, and a screen on the wall
]

/** Of a panel’s container. */
export const CONTAINER_SIZES: readonly string[] = [
  'width 12rem',
  'width 15rem',
  'width 17rem',
  'width 20.5rem',
  'width 21.5rem',
  'width 30rem',
  'width 36rem',
  'width 52rem',
  'height 38rem',
]

/** The one exception to “a class belongs to a folder”: the shared classes of theme/. */
export const PRIMITIVES: readonly string[] = [
  ...['icon', 'icon-sprite', 'visually-hidden', 'frieze', 'spot', 'spot-shown'],
  ...['button', 'button-primary', 'button-quiet', 'button-icon', 'on-glaze'],
  ...['form-row', 'form-label', 'input', 'check', 'file-button'],
  ...['dialog', 'dialog-head', 'dialog-title', 'shortcuts', 'shortcut'],
  ...['page-heading', 'page-card', 'page-note', 'page-fault', 'page-actions'],
  ...['panel', 'panel-part', 'panel-head', 'panel-title', 'panel-aside'],
  ...['bar', 'bar-home', 'bar-name', 'bar-end', 'menu-links'],
  ...['prompt', 'prompt-band', 'prompt-badge', 'prompt-line', 'prompt-again', 'prompt-buttons'],
  ...['notices', 'notice'],
  ...['game-players', 'game-player', 'game-about'],
]

/** The only files that contain colour values. */
export const PALETTES: readonly string[] = [
  'theme/tokens.css',
  'theme/pieces.css',
  'garden/world.css',
  'garden/garden.css',
]

/** State classes belong to no folder. */
export const isState = (name: string): boolean => /^(is|has)-/.test(name)
