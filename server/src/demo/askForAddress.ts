import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { demoUsers } from './content/demoPeople.ts';

const customerNumber = '313011';

export async function askForAddress(api: CommandApi, catalogue: Pick<Catalogue, 'findCustomer'>): Promise<void> {
  const customer = await catalogue.findCustomer(customerNumber);
  const user = demoUsers().find(({ customers }) => customers.includes(customerNumber));
  if (!customer || !user) return;
  const { name, street, streetNumber, box, postal, city } = customer.billingAddress;
  const old = { addressee: name, street, streetNumber, box, postal, city };
  await api.requestCustomerChange(customerNumber, {
    requestId: 'b0a7c1de-6d1f-5a0c-9c5a-31301100a001',
    kind: 'billing',
    old,
    new: { ...old, addressee: `${name} · boekhouding`, street: 'Ankerstraat', streetNumber: '63' },
    comment: 'Onze boekhouding zit sinds kort bij de scholengroep.',
    requestedBy: user.userId,
  });
}
