/** What search engines, previews of links, and the system that installs the app say of it. */
export const SITE = {
  'site.title': 'Amyitis: the Hanging Gardens of Babylon',
  'site.description':
    'Plant the Hanging Gardens of Babylon: the board game Amyitis, on your own against bots or online with friends.',
} as const
