/** The registered office, which is also the Paris office. */
export const registeredOffice = {
  street: '48, rue des Trois-Exemples',
  postalCode: '75009',
  city: 'Paris',
}

export const registeredAddress = `${registeredOffice.street}, ${registeredOffice.postalCode} ${registeredOffice.city}`

export const demoCompanyContact = { phone: '01 99 00 24 60', email: 'contact@exemplia.example' }
