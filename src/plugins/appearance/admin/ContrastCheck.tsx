'use client'

import { useFormFields } from '@payloadcms/ui'
import {
  type ColourPair,
  colourPairs,
  MIN_CONTRAST_RATIO,
  parseBrandColours,
} from '@/src/plugins/appearance/rules/brandColours'
import {
  colourPairLabels,
  formatContrastRatio,
  lowContrastError,
  identityText as text,
} from '@/src/plugins/appearance/words/admin'
import styles from './Appearance.module.css'

/** Contrast of each pair of brand colours, updated while the form is edited. */
export function ContrastCheck() {
  const accent = useFormFields(([fields]) => fields.accentColor?.value)
  const dark = useFormFields(([fields]) => fields.darkColor?.value)
  const pairs = colourPairs(parseBrandColours({ accent, dark }))
  const worst = [...pairs].sort((one, other) => one.contrast - other.contrast)[0]
  return (
    <section aria-labelledby="contrasts" className={styles.check}>
      <h2 id="contrasts">{text.contrasts}</h2>
      <p>{text.contrastsHelp}</p>
      <ul>
        {pairs.map((pair) => (
          <ColourPairItem key={pair.of} pair={pair} />
        ))}
      </ul>
      <div aria-live="polite">
        {worst && worst.contrast < MIN_CONTRAST_RATIO ? (
          <p className={styles.refused}>{lowContrastError(worst)}</p>
        ) : null}
      </div>
    </section>
  )
}

function ColourPairItem({ pair }: { pair: ColourPair }) {
  const isReadable = pair.contrast >= MIN_CONTRAST_RATIO
  return (
    <li>
      <span
        aria-hidden
        className={styles.sample}
        style={{ background: pair.ground, color: pair.text }}
      >
        Aa
      </span>
      <span>{colourPairLabels[pair.of]}</span>
      <span className={isReadable ? styles.readable : styles.unreadable}>
        {`${formatContrastRatio(pair.contrast)}, ${isReadable ? text.readable : text.unreadable}`}
      </span>
    </li>
  )
}
