import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { jobApplicationsText } from '@/src/content/admin/jobApplications'
import { isStaff } from '@/src/domain/accounts/roles'
import { findBatch } from '@/src/plugins/answers/queries/findAnswers'
import { MAX_ANSWERS_AT_ONCE } from '@/src/plugins/answers/rules/applicationAnswer'
import { manyAnswersWords as words } from '@/src/plugins/answers/words/admin/answers'
import { readTimezone } from '@/src/queries/readTimezone'
import { AnswerMany } from './AnswerMany'
import styles from './AnswerMany.module.css'
import { readAnsweringData } from './answeringFor'
import { LIST_ADDRESS, manyAnswersAddress } from './manyAnswersAddress'
import { NoMailServer } from './NoMailServer'
import { SentTogether } from './SentTogether'

/** Page for a batch of candidate replies: the form before sending, the delivery states after sending. */
export async function AnswerManyView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!isStaff(req.user)) return null
  const ids = parseIds(searchParams?.ids)
  const batch = singleParameter(searchParams?.envoi)
  const nav = [
    { label: jobApplicationsText.labels.plural, url: LIST_ADDRESS },
    { label: words.inNavigation },
  ]
  return (
    <>
      <SetStepNav nav={nav} />
      <Gutter className={styles.view}>
        <h1>{words.title}</h1>
        {batch ? (
          <>
            <SentTogether answers={await findBatch(req, batch)} />
            <p className={styles.ways}>
              {ids.length > 0 && (
                <Link href={manyAnswersAddress({ ids })} prefetch={false}>
                  {words.takeUp(ids.length)}
                </Link>
              )}
              <Link href={LIST_ADDRESS} prefetch={false}>
                {words.back}
              </Link>
            </p>
          </>
        ) : (
          await beforeSending()
        )}
      </Gutter>
    </>
  )

  async function beforeSending() {
    if (ids.length > MAX_ANSWERS_AT_ONCE) return <p>{words.tooMany(MAX_ANSWERS_AT_ONCE)}</p>
    const answering = await readAnsweringData(req, ids)
    if (answering.addressees.length === 0) return <p>{words.none}</p>
    if (!answering.isServerSet) return <NoMailServer maySetOne={answering.maySetServer} />
    const timezone = await readTimezone(req.payload)
    return <AnswerMany {...answering} key={ids.join()} timezone={timezone} />
  }
}

const singleParameter = (parameter: string | string[] | undefined) =>
  typeof parameter === 'string' ? parameter : ''

const MAX_ID_DIGITS = 9

function parseIds(parameter: string | string[] | undefined): number[] {
  const parts = singleParameter(parameter).split(',')
  const ids = parts.filter((id) => /^[1-9]\d*$/.test(id) && id.length <= MAX_ID_DIGITS)
  return [...new Set(ids.map(Number))]
}
