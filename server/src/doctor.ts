import { diagnose, findingLine } from './diagnose.ts';
import { findTenantFacts } from './findTenantFacts.ts';
import { print } from './printing.ts';
import { printUsage, visitTenant } from './visitTenant.ts';
import { withFoundation } from './withFoundation.ts';

/** `npm run doctor`: status 1 while something is missing. */
if (process.argv.length > 2) printUsage('npm run doctor');
else
  await visitTenant((tenant) =>
    withFoundation(tenant, async (foundation) => {
      const findings = diagnose(await findTenantFacts(foundation, tenant.configuration));
      for (const finding of findings) print(findingLine(finding));
      const missing = findings.filter(({ kind }) => kind === 'missing').length;
      print(missing === 0 ? 'The shop can open.' : `${missing} things are missing before the shop can open.`);
      if (missing > 0) process.exitCode = 1;
    }),
  );
