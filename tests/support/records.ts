import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import type { ContactMessage, JobApplication, JobOffer, User } from '@/payload-types'

export const PASSWORD = 'un mot de passe assez long'

let records = 0

type AccountContent = Partial<Pick<User, 'invitedAt' | 'name' | 'email' | 'role' | 'status'>>

/** A user with a unique e-mail address, who signs in with PASSWORD. */
export async function aUser(payload: Payload, account: AccountContent = {}): Promise<User> {
  records += 1
  return payload.db.create({
    collection: 'users',
    req: {},
    data: {
      name: `Personne ${records}`,
      email: `personne${records}@exemplia.test`,
      role: 'moderator',
      status: 'active',
      ...(await passwordHashPromise),
      ...account,
    },
  })
}

// Payload's password hashing is slow on purpose: once per test file is enough.
const passwordHashPromise = (async () => {
  const salt = 'le sel des tests'
  const hash = await promisify(pbkdf2)(PASSWORD, salt, 600_000, 32, 'sha256')
  return { salt, hash: `pbkdf2-sha256-v1:${hash.toString('hex')}` }
})()

export function aJobOffer(payload: Payload, offer: Partial<JobOffer> = {}) {
  records += 1
  return payload.create({
    collection: 'job-offers',
    context: { disableRevalidate: true },
    data: {
      title: `Offre ${records}`,
      location: 'paris',
      contract: 'cdi',
      category: 'applications',
      experience: 'senior',
      mission: '• Concevoir • Développer',
      publishedDate: '01/11/2026',
      payMinimum: 42_000,
      payMaximum: 50_000,
      ...offer,
    },
  })
}

export function aJobApplication(payload: Payload, application: Partial<JobApplication> = {}) {
  return payload.create({
    collection: 'job-applications',
    data: {
      candidateName: 'Camille Durand',
      candidateEmail: 'camille.durand@candidats.test',
      jobTitle: 'Architecte cloud',
      status: 'pending',
      ...application,
    },
  })
}

export function aContactMessage(payload: Payload, message: Partial<ContactMessage> = {}) {
  return payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Dominique Petit',
      email: 'dominique.petit@clients.test',
      subject: 'Un projet',
      message: 'Bonjour, pouvons-nous en parler ?',
      status: 'new',
      ...message,
    },
  })
}

export function aCandidateFile(
  payload: Payload,
  originalName = 'cv.pdf',
  content: Buffer = Buffer.from('%PDF-1.4\n%%EOF\n'),
) {
  records += 1
  return payload.create({
    collection: 'candidate-files',
    data: { originalName, checkState: 'clean' },
    file: {
      name: `fichier-${records}.pdf`,
      data: content,
      mimetype: 'application/pdf',
      size: content.length,
    },
  })
}
