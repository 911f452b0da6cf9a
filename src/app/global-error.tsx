'use client'

import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { FailureMessage } from '@/components/site/FailureMessage'
import { fontVariables } from '@/components/ui/fonts'
import { failureWords } from '@/src/content/fr/failure'
import { HOME_PATH } from '@/src/domain/sitePaths'

/** Stands for the whole site where even its frame could not be drawn. */
export default function GlobalError() {
  return (
    <html lang="fr" className={fontVariables}>
      <head>
        <title>{failureWords.title}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          <FailureMessage words={failureWords} home={HOME_PATH} />
        </main>
      </body>
    </html>
  )
}
