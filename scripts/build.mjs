// Installs and builds what is missing: npm run build

import { prepare } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'

prepare()
buildWeb()
