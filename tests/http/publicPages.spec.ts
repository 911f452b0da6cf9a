import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { type ReadHtml, readHtml } from '../support/readHtml'
import { hasRareWord } from '../support/siteRecords'

async function openPage(visitor: APIRequestContext, path: string) {
  const response = await visitor.get(path)
  expect(response.status()).toBe(200)
  return readHtml(await response.text())
}

/** The links with this text, without the text for screen readers. */
const findLinksNamed = ({ all }: ReadHtml, name: string) =>
  all('a').filter(({ textContent }) => textContent.trim().replace('&#x27;', "'").startsWith(name))

/** The breadcrumb. */
const readBreadcrumb = ({ all, texts }: ReadHtml) => ({
  links: all('nav ol a').map((link) => [link.textContent, link.getAttributeValue('href')]),
  current: texts('nav ol li[aria-current="page"]'),
})

test('The home page has its sections in order, each with its anchor', async ({ visitor }) => {
  const page = await openPage(visitor, '/')
  expect(page.texts('main h2')).toEqual([
    'Exemplia en chiffres',
    'Nos expertises',
    'Nos secteurs',
    'Nos dernières offres',
    'Nos agences',
    'Ils nous font confiance',
    'L’équipe de direction',
    'Parlons de votre projet',
  ])
  const anchors = ['home', 'expertises', 'secteurs', 'offers', 'temoignages', 'team', 'contact']
  expect(page.values('main section', 'id')).toEqual(anchors)
})

test('The figures and testimonials of the home page are final in its HTML', async ({ visitor }) => {
  const page = await openPage(visitor, '/')
  const figures = page.texts('dl dd').slice(0, 4)
  expect(figures.map((figure) => figure.replace('\u00a0', ' '))).toEqual([
    '+ 85',
    '78',
    '89 %',
    '9.1 M€',
  ])
  expect(page.all('#temoignages blockquote')).toHaveLength(5)
})

test('The home page defers its sections only where scripts run', async ({ visitor }) => {
  const page = await openPage(visitor, '/')
  expect(page.all('html[data-arriving]')).toEqual([])
  expect(page.texts('head script').join()).toContain('dataset.arriving')
  expect(page.all('main section[data-late]').length).toBeGreaterThan(5)
})

test('Each page begins with a link to its content', async ({ visitor }) => {
  const page = await openPage(visitor, '/')
  expect(page.texts('a')[0]).toBe('Aller au contenu')
  expect(page.values('a', 'href')[0]).toBe('#contenu')
  expect(page.value('main#contenu', 'tabindex')).toBe('-1')
})

test('Links to maps and partners open a new tab that cannot reach the page', async ({
  visitor,
}) => {
  const maps = findLinksNamed(await openPage(visitor, '/'), 'Voir sur le plan')
  expect(maps.length).toBeGreaterThan(0)
  for (const map of maps) {
    expect(map.getAttributeValue('href')).toMatch(
      /google\.com\/maps\/search\/\?api=1&(amp;)?query=/,
    )
    expect(map.textContent).toContain('(nouvel onglet)')
  }
  const partners = findLinksNamed(
    await openPage(visitor, '/notre-adn/impact-social'),
    'En savoir plus sur',
  )
  expect(partners).toHaveLength(3)
  for (const link of [...maps, ...partners]) {
    expect(link.getAttributeValue('target')).toBe('_blank')
    expect(link.getAttributeValue('rel')).toContain('noopener')
  }
})

test('An expertise page has six services, four steps and a way to the contact form', async ({
  visitor,
}) => {
  const page = await openPage(visitor, '/expertises/science-donnees')
  expect(readBreadcrumb(page)).toEqual({
    links: [
      ['Accueil', '/'],
      ['Expertises', '/#expertises'],
    ],
    current: ['Science des données'],
  })
  const [services, approach] = page.texts('main h2')
  expect([services, approach]).toEqual([
    'Nos six domaines d’intervention',
    'De la collecte à la modélisation',
  ])
  expect(page.all('main h3')).toHaveLength(10)
  expect(page.all('main ol').at(-1)?.querySelectorAll('li')).toHaveLength(4)
  expect(page.values('main a', 'href')).toContain('/#contact')
})

test('A sector page has three solutions and the logos of its clients', async ({ visitor }) => {
  const page = await openPage(visitor, '/secteurs/banque-finance')
  expect(readBreadcrumb(page)).toEqual({
    links: [
      ['Accueil', '/'],
      ['Nos Secteurs', '/#secteurs'],
    ],
    current: ['Banque & Finance'],
  })
  expect(page.texts('main h2')).toEqual(
    expect.arrayContaining(['Trois réponses à vos priorités', 'Clients Actifs']),
  )
  expect(page.texts('main h3')).toHaveLength(3)
  expect(page.texts('main h3')).toContain('Tenir les exigences de DORA')
  expect(page.all('section[tabindex="0"] img')).toHaveLength(10)
  const [experts] = findLinksNamed(page, 'Contactez nos experts')
  expect(experts?.getAttributeValue('href')).toBe('/#contact')
})

test('The values hub leads to its six pages, to the offers and to the contact form', async ({
  visitor,
}) => {
  const page = await openPage(visitor, '/notre-adn')
  expect(readBreadcrumb(page)).toEqual({ links: [['Accueil', '/']], current: ['Notre ADN'] })
  expect(page.texts('h1')).toEqual(['Notre ADN'])
  expect(page.texts('main').join()).toContain('Vie en entreprise & RSE')
  const hrefs = page.values('main a', 'href')
  const pages = hrefs.filter((href) => href.startsWith('/notre-adn/') && !hasRareWord(href))
  expect(pages).toHaveLength(6)
  expect(hrefs).toEqual(expect.arrayContaining(['/nos-offres', '/#contact']))
})

test('A values page has its figures and leads back to the hub and to the offers', async ({
  visitor,
}) => {
  const page = await openPage(visitor, '/notre-adn/diversite-inclusion')
  expect(readBreadcrumb(page)).toEqual({
    links: [
      ['Accueil', '/'],
      ['Notre ADN', '/notre-adn'],
    ],
    current: ['Diversité & inclusion'],
  })
  const figures = page.texts('main dl dd').map((figure) => figure.replace(/\s/g, ' '))
  expect(figures).toEqual(['45 %', '12', '100 %', '4'])
  const [back] = findLinksNamed(page, 'Retour à Notre ADN')
  expect(back?.getAttributeValue('href')).toBe('/notre-adn')
  const [offers] = findLinksNamed(page, "Voir nos offres d'emploi")
  expect(offers?.getAttributeValue('href')).toBe('/nos-offres')
})

test('The legal notice names the publisher, its cookies and the data protection officer', async ({
  visitor,
}) => {
  const page = await openPage(visitor, '/mentions-legales')
  expect(page.texts('main').join()).toMatch(/20\s000 euros/)
  expect(page.texts('tbody th')).toEqual(['Nécessaires', 'Mesure d’audience', 'Marketing'])
  expect(
    page
      .values('nav a', 'href')
      .filter((href) => href.startsWith('#'))
      .at(-1),
  ).toBe('#coordonnees')
  expect(page.all('#coordonnees')).toHaveLength(1)
  expect(page.all('h2#donnees-personnelles')).toHaveLength(1)
  expect(page.texts('a[href="mailto:dpo@exemplia.example"]')[0]).toBe('dpo@exemplia.example')
  for (const path of ['/', '/postuler/candidature-spontanee']) {
    const [rights] = findLinksNamed(await openPage(visitor, path), 'En savoir plus sur vos droits')
    expect(rights?.getAttributeValue('href')).toBe('/mentions-legales#donnees-personnelles')
  }
})

test('The job list offers the choices of the specification', async ({ visitor }) => {
  const page = await openPage(visitor, '/nos-offres?lieu=paris')
  expect(page.value('input[type="search"]', 'placeholder')).toBe(
    'Rechercher par titre, compétence ou mot-clé...',
  )
  const text = page.texts('main').join()
  expect(text).toMatch(/\d+\s*offre\(s\) trouvée\(s\)/)
  expect(text).toMatch(/Publié le \d{2}\/\d{2}\/\d{4}/)
  for (const sentence of [
    ...['Afficher les filtres', 'Masquer les filtres', 'Effacer les filtres', 'Voir plus'],
    ...['Voir moins', 'Stack technique', 'Avantages', 'Profil recherché', 'Pourquoi rejoindre'],
  ])
    expect(text).toContain(sentence)
  const choices = ['categorie', 'lieu', 'contrat', 'experience'].map((name) =>
    page.texts(`select[name="${name}"] option`),
  )
  expect(choices).toEqual([
    [
      'Tous',
      "Construction d'applications",
      'Conseil métier & process agile',
      'Science des données',
      'Infrastructure & Cyber Sécurité',
      'Staff interne',
    ],
    ['Tous', 'Paris', 'Bordeaux', 'Nantes', 'Lyon', 'Remote'],
    ['Tous', 'CDI', 'CDD', 'Stage', 'Alternance', 'Freelance'],
    ['Tous', 'Junior', 'Confirmé', 'Senior', 'Expert'],
  ])
})

test('Without JavaScript the contact form is sent and thanked for on its own page', async ({
  visitor,
  staff,
}) => {
  const form = (await openPage(visitor, '/')).all('form[method="post"]')[0]
  const action = form?.getAttributeValue('action') ?? ''
  const message = { ...CONTACT_MESSAGE, subject: `Projet ${Date.now()}` }
  const sent = await visitor.post(action, { form: message, headers: { Accept: 'text/html' } })
  expect(sent.status()).toBe(303)
  const thanks = await openPage(visitor, sent.headers().location ?? '')
  expect(thanks.texts('h1')).toEqual(['Message envoyé !'])
  const { docs } = await (
    await staff.get(`/api/contact-messages?where[subject][equals]=${message.subject}`)
  ).json()
  expect(docs).toMatchObject([message])
})

test('Without JavaScript a message with a mistake comes back with what was typed', async ({
  visitor,
}) => {
  const refused = await visitor.post('/api/messages-contact', {
    form: { ...CONTACT_MESSAGE, subject: '   ', message: 'Un <b>texte</b> à garder' },
    headers: { Accept: 'text/html' },
  })
  expect(refused.status()).toBe(303)
  const location = refused.headers().location ?? ''
  expect(location).toMatch(/^\/contact\/corriger\?saisie=/)
  const page = await openPage(visitor, location)
  expect(page.texts('#subject-error')).toEqual(['Indiquez le sujet de votre message.'])
  expect(page.texts('textarea[name="message"]')).toEqual(['Un <b>texte</b> à garder'])
  expect(page.value('input[name="name"]', 'value')).toBe(CONTACT_MESSAGE.name)
})

const CONTACT_MESSAGE = {
  name: 'Dominique Petit',
  email: 'dominique.petit@clients.test',
  subject: 'Un projet',
  message: 'Bonjour, sans script',
}

test('The scripts with which every page starts are compiled as they load', async ({ visitor }) => {
  const page = await openPage(visitor, '/')
  const scripts = await Promise.all(
    page.values('script[src]', 'src').map(async (source) => (await visitor.get(source)).text()),
  )
  const compiledAtOnce = scripts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
  // The scripts include React and Next.js: `hydrateRoot` is a name of theirs.
  expect(compiledAtOnce.some((text) => text.includes('hydrateRoot'))).toBe(true)
  expect(compiledAtOnce.every((text) => /^[\0-\xff]*$/.test(text))).toBe(true)
})
