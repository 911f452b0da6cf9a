export const websiteSettings = {
  tagline: 'Digital consulting and engineering',
  siteDescription:
    'Exemplia advises and equips companies through their digital transformation: business applications, consulting, data science, infrastructure and cybersecurity. Paris, Bordeaux, Nantes.',
}

export const heroSettings = {
  mainTitle: 'Systems that hold up, projects that get finished',
  highlightText: 'Consulting, development, data and security',
  subTitle:
    'From Paris, Bordeaux and Nantes, our 78 experts help banks, manufacturers, retailers and laboratories to develop their information systems, without interrupting what works.',
  ctaText: 'Talk about your project',
}
