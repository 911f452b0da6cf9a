import type { LegalNotice } from '@/payload-types'
import { pageWords } from '@/src/content/pageWords'
import { Particulars } from './Particulars'

export async function Publisher(publisher: LegalNotice['publisher']) {
  const { legalNoticeWords: words } = await pageWords()
  return (
    <Particulars
      rows={[
        [words.companyName, publisher.companyName],
        [words.legalForm, publisher.legalForm],
        [words.shareCapital, publisher.shareCapital],
        [words.registration, publisher.registration],
        [words.vatNumber, publisher.vatNumber],
        [words.headOffice, publisher.address],
      ]}
    />
  )
}

export async function Director({ name, position }: LegalNotice['director']) {
  const { legalNoticeWords: words } = await pageWords()
  return (
    <Particulars
      rows={[
        [words.name, name],
        [words.position, position],
      ]}
    />
  )
}

export async function Host({ name, address, phone }: LegalNotice['host']) {
  const { legalNoticeWords: words } = await pageWords()
  return (
    <Particulars
      rows={[
        [words.name, name],
        [words.address, address],
        [words.phone, phone],
      ]}
    />
  )
}
