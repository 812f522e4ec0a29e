import { createText, LANGUAGES, type Language } from '@amyitis/i18n'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { manifestFile, pageFile } from './src/app/manifest.ts'

/** Every language needs the Latin files of both typefaces at once; `latin-ext` is for Hungarian and comes when it is used. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
      Object.keys(bundle)
        .filter((file) => /-latin-[^/]*\.woff2$/.test(file) && !file.includes('-latin-ext-'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
}

const descriptionIn = (language: Language): string => createText(language).t('site.description')

/** One app in four languages: only what it says of itself differs. */
const manifestIn = (lang: Language): Partial<ManifestOptions> => ({
  id: './',
  name: 'Amyitis',
  short_name: 'Amyitis',
  description: descriptionIn(lang),
  lang,
  categories: ['games'],
  display: 'standalone',
  start_url: './',
  scope: './',
  background_color: '#0B1226',
  theme_color: '#16336F',
  // Drawn by scripts/icons.ts.
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** The page with what it says of itself before the app is there. */
function pageIn(language: Language, html: string): string {
  const { t } = createText(language)
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replaceAll('%TITLE%', t('site.title'))
    .replaceAll('%DESCRIPTION%', t('site.description'))
}

/** The server chooses among the pages by the reader's language; then the app uses its own (src/app/use-site-text.ts). */
const siteText: Plugin = {
  name: 'site-text',
  enforce: 'post',
  transformIndexHtml: (html, { server }) => (server === undefined ? html : pageIn('en', html)),
  generateBundle(_, { 'index.html': page }) {
    if (page?.type !== 'asset') throw new Error('the build has no page')
    const html = String(page.source)
    page.source = pageIn('en', html)
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      this.emitFile({ type: 'asset', fileName: pageFile(language), source: pageIn(language, html) })
      const source = JSON.stringify(manifestIn(language))
      this.emitFile({ type: 'asset', fileName: manifestFile(language), source })
    }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    preloadFonts,
    siteText,
    VitePWA({
      // A new version waits until somebody lets it take over (src/app/bars/updates.ts).
      registerType: 'prompt',
      injectRegister: false,
      manifest: manifestIn('en'),
      // All languages and all bots: after the first visit everything works without a network, that visit included.
      workbox: {
        // The English manifest is added by the plugin itself.
        globPatterns: ['**/*.{html,js,css,svg,woff2,weights,txt}', 'manifest-*.webmanifest'],
        // The page is the same to the app in all languages.
        globIgnores: ['index-*.html'],
        cleanupOutdatedCaches: true,
        importScripts: ['push.js'],
        // What the server itself answers is no screen of the app.
        navigateFallbackDenylist: [/\/(api|healthz|readyz|metrics)\b/],
        clientsClaim: true,
      },
    }),
  ],
  // As on the server (security-headers.ts), for threads that share memory.
  server: {
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  },
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, manifest: true },
})
