import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands, dark and light, and nothing runs over its right edge. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, new AxeBuilder({ page }));
  // The other theme has the same elements: only its colours have to be looked at.
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page, new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: null });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

async function expectNoFindings(page: Page, axe: AxeBuilder): Promise<void> {
  // Colours that are still on their way to another theme would be measured halfway.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One of an element that is not drawn may never end; all of ours are over within a second.
    const second = new Promise((over) => setTimeout(over, 1000));
    await Promise.race([second, Promise.allSettled(changing.map((animation) => animation.finished))]);
  });
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`,
  );
  expect(findings).toEqual([]);
}
