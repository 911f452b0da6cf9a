import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SORTABLE_EXPORT_COLUMNS } from '@/src/domain/admin/exportedList'
import { EXPORTED_APPLICATION_SELECT } from '@/src/domain/people/applicationData'
import { aContactMessage, aJobApplication, aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type SessionHeaders = Record<string, string>

let testPayload: TestPayload
let adminHeaders: SessionHeaders

beforeAll(async () => {
  testPayload = await startTestPayload()
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
})
afterAll(() => testPayload.stop())

async function exportList(
  list: string,
  query = '',
  headers: SessionHeaders = adminHeaders,
): Promise<Response> {
  const { GET } = await import('@/src/plugins/list-tools/routes/exports/route')
  const request = new Request(`https://exemplia.test/api/exports/${list}${query}`, { headers })
  return GET(request, { params: Promise.resolve({ list }) })
}

async function exportLines(list: string, query = ''): Promise<string[]> {
  const answer = await exportList(list, query)
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/\r\n$/, '').split('\r\n')
}

async function findAuditedExports() {
  const { docs } = await testPayload.payload.find({
    collection: 'audit-entries',
    where: { action: { equals: 'exported' } },
    sort: 'id',
    pagination: false,
  })
  return docs
}

const emptyListTables = () =>
  testPayload.payload.db.pool.query(
    'TRUNCATE job_applications, contact_messages, job_offers CASCADE',
  )

describe('An exported list', () => {
  beforeEach(emptyListTables)

  test('of applications leaves out spam, unless the filter asks for it', async () => {
    await aJobApplication(testPayload.payload, { candidateName: 'Inès Martin' })
    await aJobApplication(testPayload.payload, { candidateName: 'Pub Lapin', isSpam: true })
    const whole = (await exportLines('job-applications')).join()
    expect(whole).toContain('Inès Martin')
    expect(whole).not.toContain('Pub Lapin')
    const aside = '?where[or][0][and][0][isSpam][equals]=true'
    const lines = await exportLines('job-applications', aside)
    expect(lines.slice(1).join()).toContain('Pub Lapin')
    expect(lines).toHaveLength(2)
    expect((await findAuditedExports()).at(-1)?.details).toContain('Indésirables = oui')
  })

  test('of applications has French labels and dates, for a French Excel', async () => {
    const { id } = await aJobApplication(testPayload.payload, {
      candidateName: 'Inès Martin',
      candidatePhone: '0612345678',
      coverLetter: 'Bonjour ;\nje « postule ».',
      source: 'social',
      site: 'LinkedIn',
      utmSource: 'linkedin',
      utmCampaign: 'rentrée',
      heardFrom: 'schoolOrFair',
    })
    await testPayload.payload.db.pool.query(
      `UPDATE job_applications SET created_at = '2026-07-01T22:30:00Z',
        answer_due_on = '2026-07-17T12:00:00Z', answered_at = '2026-07-09T08:05:00Z' WHERE id = $1`,
      [id],
    )
    const answer = await exportList('job-applications')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="candidatures-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(bytes.subarray(3).toString()).toBe(
      'Date;Candidat;E-mail;Téléphone;Poste;Statut;Statut modifié le;Statut modifié par;CV;' +
        'Lettre de motivation;Lettre de motivation (fichier);Origine;Site d’origine;Campagne;Dit nous connaître par;' +
        'Réponse promise pour le;Répondu le\r\n' +
        '02/07/2026 00:30;Inès Martin;camille.durand@candidats.test;06 12 34 56 78;' +
        'Architecte cloud;En attente;;;Non;"Bonjour ;\nje « postule ».";Non;Réseaux sociaux;' +
        'LinkedIn;rentrée · linkedin;École ou salon;17/07/2026;09/07/2026 10:05\r\n',
    )
  })

  test('of applications reads each field by which it may be sorted', () => {
    expect(Object.keys(EXPORTED_APPLICATION_SELECT)).toEqual(
      expect.arrayContaining([...SORTABLE_EXPORT_COLUMNS['job-applications']]),
    )
  })

  test('of offers has their labels and the number of applications', async () => {
    const offer = await aJobOffer(testPayload.payload, { title: 'Pilote', stack: ['Go', 'Rust'] })
    await aJobApplication(testPayload.payload, { jobOffer: offer.id })
    await aJobApplication(testPayload.payload, { jobOffer: offer.id })
    const [, line] = await exportLines('job-offers')
    expect(line).toContain("Pilote;Paris;CDI;Construction d'applications;Senior;01/11/2026;Actif;2")
    expect(line).toContain('/nos-offres/pilote')
    expect(line).toContain('"Go\nRust"')
  })

  test('of offers has their pay and working conditions', async () => {
    await aJobOffer(testPayload.payload, {
      title: 'Consultante',
      ...{ payMinimum: 480.5, payMaximum: 600, payPeriod: 'day', payExtra: 'Prime' },
      ...{ remoteDays: 2, isPartTime: true, startsOn: 'En mars' },
    })
    await aJobOffer(testPayload.payload, {
      ...{ title: 'Muette', isActive: false, payMinimum: null, payMaximum: null },
    })
    const lines = await exportLines('job-offers')
    const endOf = (title: string) => lines.find((line) => line.startsWith(title))
    expect(endOf('Consultante')).toMatch(/;480,5;600;Jour;Prime;2;Oui;En mars;$/)
    expect(endOf('Muette')).toMatch(/;;;;;;Non;;$/)
  })

  test('of messages has their text', async () => {
    await aContactMessage(testPayload.payload, { subject: 'Audit', message: 'Un mot' })
    const [, line] = await exportLines('contact-messages')
    expect(line).toMatch(/;Dominique Petit;dominique.petit@clients.test;Audit;Un mot;Non lu;;$/)
  })

  test('leaves out the trash', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await testPayload.payload.update({
      collection: 'contact-messages',
      id,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await exportLines('contact-messages')).toHaveLength(1)
    const asked = await exportLines('contact-messages', '?where[deletedAt][exists]=true&trash=true')
    expect(asked).toHaveLength(1)
  })

  test('has no text of a visitor as a formula', async () => {
    for (const candidateName of ['=1+1', '+33', '-2', '@SUM(A1)', '\tx', '\rx', '＝1']) {
      await aJobApplication(testPayload.payload, { candidateName, utmCampaign: candidateName })
    }
    const text = await (await exportList('job-applications')).text()
    for (const start of ['=1', '+33', '-2', '@SUM', '\tx', '＝1']) {
      expect(text).toContain(`'${start}`)
      expect(text).not.toContain(`;${start}`)
    }
  })

  test('has the filters, search and order of the list on the screen', async () => {
    for (const [candidateName, status] of [
      ['Alice Martin', 'pending'],
      ['Chloé Martin', 'pending'],
      ['Bruno Martin', 'pending'],
      ['Denis Martin', 'rejected'],
      ['Emma Petit', 'pending'],
    ] as const) {
      await aJobApplication(testPayload.payload, { candidateName, status })
    }
    const where = 'where[or][0][and][0][status][equals]=pending'
    const names = async (query: string) =>
      (await exportLines('job-applications', query)).slice(1).map((line) => line.split(';')[1])
    const query = `?${where}&search=martin`
    expect(await names(query)).toEqual(['Bruno Martin', 'Chloé Martin', 'Alice Martin'])
    const byName = ['Alice Martin', 'Bruno Martin', 'Chloé Martin']
    expect(await names(`${query}&sort=candidateName`)).toEqual(byName)
    expect(await names(`${query}&sort=-candidateName`)).toEqual(byName.reverse())
    expect(await names('?sort=-status')).toHaveLength(5)
    expect(await names('?search=CHLOÉ')).toEqual(['Chloé Martin'])
  })

  test('has each row once, with any number of equal values, in every order', {
    tags: 'slow',
  }, async () => {
    await testPayload.payload.db.pool.query(
      `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status, created_at)
       SELECT 'Nom ' || n % 3, 'a' || n || '@b.test', 'Poste',
         (ARRAY['pending', 'reviewed'])[1 + n % 2]::enum_job_applications_status, '2026-01-01'
       FROM generate_series(1, 2500) n`,
    )
    for (const sort of ['createdAt', '-createdAt', 'candidateName', '-candidateName', '-status']) {
      const lines = await exportLines('job-applications', `?sort=${sort}`)
      const emails = new Set(lines.slice(1).map((line) => line.split(';')[2]))
      expect({ sort, lines: lines.length, emails: emails.size }).toEqual({
        sort,
        lines: 2501,
        emails: 2500,
      })
    }
  })

  test('is not read further once the client has disconnected', async () => {
    await testPayload.payload.db.pool.query(
      `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status)
       SELECT 'Nom', 'a@b.test', 'Poste', 'pending' FROM generate_series(1, 5000) n`,
    )
    const find = vi.spyOn(testPayload.payload, 'find')
    const answer = await exportList('job-applications')
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    const read = find.mock.calls.length
    // This takes long enough for any further reading to happen.
    await exportLines('contact-messages')
    expect(read).toBeLessThan(4)
    const applications = find.mock.calls.filter(
      ([{ collection }]) => collection === 'job-applications',
    )
    expect(applications).toHaveLength(read)
    find.mockRestore()
  })
})

describe('An export', () => {
  test('is recorded with its number of rows and filters, without the searched text', async () => {
    await emptyListTables()
    await aJobApplication(testPayload.payload, { candidateName: 'Zoé Secrète' })
    const before = (await findAuditedExports()).length
    const where = 'where[and][0][status][equals]=pending&where[and][1][candidateName][like]=Zo'
    await exportLines('job-applications', `?search=secr&${where}`)
    const entries = (await findAuditedExports()).slice(before)
    expect(entries).toMatchObject([
      {
        action: 'exported',
        target: 'job-applications',
        details:
          '1 ligne\u00A0; avec une recherche\u00A0; filtres\u00A0: Statut = En attente, une autre condition',
      },
    ])
  })

  test.each([
    ['a visitor', {}, 401],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('is refused to %s', async (_, headers, status) => {
    const sent = 'Sec-Fetch-Site' in headers ? { ...adminHeaders, ...headers } : {}
    const before = (await findAuditedExports()).length
    const answer = await exportList('job-applications', '', sent)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('Candidat;')
    expect(await findAuditedExports()).toHaveLength(before)
  })

  test.each([
    ['moderator', 'active', 403],
    ['admin', 'inactive', 403],
    ['admin', 'invited', 403],
    ['admin', 'active', 200],
    ['super-admin', 'active', 200],
  ] as const)('by a %s who is %s has the expected status', async (role, status, expected) => {
    const session = await sessionOf(testPayload.payload, { role, status })
    for (const list of ['job-offers', 'job-applications', 'contact-messages']) {
      const answer = await exportList(list, '', session)
      expect(answer.status).toBe(expected)
      await answer.text()
    }
  })

  test.each([
    ['users', '', 404],
    ['constructor', '', 404],
    ['job-applications', '?where[submissionKey2][equals]=x', 400],
    ['job-applications', '?where[status][hacked]=x', 400],
    ['job-applications', '?where=x', 400],
    ['job-applications', '?search[]=x', 400],
    ['job-applications', '?search=%00', 400],
  ])('of %s%s is refused', async (list, query, status) => {
    expect((await exportList(list, query)).status).toBe(status)
  })

  test('with an unknown sort field is in the default order', async () => {
    expect((await exportLines('job-applications', '?sort=password')).length).toBeGreaterThan(0)
  })
})

test.each(['1.5', '99999999999'])('An export of the id %s is refused', async (id) => {
  const log = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  expect((await exportList('job-applications', `?where[id][equals]=${id}`)).status).toBe(400)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
