import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    VitePWA({
      // A new version waits until somebody lets it take over (src/app/bars/updates.ts).
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: './',
        name: 'Amyitis',
        short_name: 'Amyitis',
        description: 'The hanging gardens of Babylon, playable.',
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
      },
      // All languages and all bots: after the first visit everything works without a network, that visit included.
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,weights}'],
        cleanupOutdatedCaches: true,
        importScripts: ['push.js'],
        // What the server itself answers is no screen of the app.
        navigateFallbackDenylist: [/\/(api|healthz|readyz|metrics)\b/],
        clientsClaim: true,
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, manifest: true },
})
