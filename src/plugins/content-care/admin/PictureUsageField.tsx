import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { pictureUsageWords as words } from '@/src/plugins/content-care/words/admin/pictureUsage'
import { findPictureUsageOnce, labelAndUrlOfPlace } from './pictureUsePlaces'
import styles from './Usage.module.css'

/** Form field that shows the places where the picture is used, and the effect of deleting it. */
export const PictureUsageField = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  if (!id || !req.user) return null
  const places = (await findPictureUsageOnce(req)).get(Number(id)) ?? []
  return (
    <section className={`field-type ${styles.usage}`}>
      <h2 className={styles.title}>{words.title}</h2>
      {places.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {places
              .map((place) => labelAndUrlOfPlace(place, req))
              .map(({ address, name }) => (
                <li key={address}>
                  <Link className={styles.place} href={address} prefetch={false}>
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
          <p className="field-description">{words.removal}</p>
        </>
      )}
    </section>
  )
})
